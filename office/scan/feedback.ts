/** What each outcome sounds like: pitch in Hz and length in seconds. */
const sounds = { good: [1320, 0.08], bad: [220, 0.35] } as const;

let audio: AudioContext | null = null;

/** Beeps like a cash register, and shakes phones for an unknown code, because the person looks at the goods. */
export function giveFeedback(outcome: keyof typeof sounds): void {
  const [pitch, seconds] = sounds[outcome];
  if (outcome === 'bad') navigator.vibrate?.(200);
  try {
    audio ??= new AudioContext();
    const tone = new OscillatorNode(audio, { frequency: pitch });
    const volume = new GainNode(audio, { gain: 0.1 });
    tone.connect(volume).connect(audio.destination);
    tone.start();
    tone.stop(audio.currentTime + seconds);
  } catch {
    // A browser without sound still shows the outcome.
  }
}
