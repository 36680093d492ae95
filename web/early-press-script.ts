/**
 * An inline script at the start of every document, allowed by its hash, because an external file may load
 * late. It ignores what the browser handles by itself: links, popovers, submitted forms. The visual feedback
 * of a button is an animation, because the markup must stay as the server sent it until hydration.
 *
 * Each recorded control keeps its last state, and radio buttons the last one of their group. React leaves a choice in
 * the field as it hydrates, and resets it with the next render. So the choice is made again as an event, outside the
 * effect, in which React would collect all of them. A text stays untouched in the field, with its caret: only React's
 * record of it is set to the text from before, so that React sees a change.
 */
export const earlyPressScript = `
(()=>{
let t;
const m=earlyPresses=new Map,
k=['click','input'],
f=({target:g,type:y})=>{
const e=g.closest?.(y=='click'?'button,summary,[type=radio],[type=checkbox]':'input,select,textarea'),
b=e?.localName=='button';
if(!e||b&&(t||e.popoverTargetElement||e.type=='submit'&&e.form?.method!='dialog'))return;
const n=e.type=='radio'?e.name:e,
a=b&&(m.get(n)?.[3]||e.animate({opacity:[.5,.5]},3e4));
m.delete(n);
m.set(n,[e,e.checked,e.value,a])
};
m.end=()=>t=1;
m.stop=()=>k.map(n=>removeEventListener(n,f,!0));
m.replay=()=>setTimeout(()=>{
const r=[...m.values()];
m.clear();
for(const[e,c,v,a]of r){
const s=(n,o=e)=>o.dispatchEvent(new Event(n,{bubbles:n!='toggle'}));
if(a)continue;
if(e.localName=='summary')s('toggle',e.parentNode);
else if(/^(radio|checkbox)$/.test(e.type)){if(c!=e.defaultChecked){e.checked=!c;e.click()}}
else if(e.files){if(v)s('change')}
else if(e.options){e.value=v;s('change')}
else if(v!=e.defaultValue){
if(e.value!=v)e.value=v;
Object.getOwnPropertyDescriptor(e,'value')?.set.call(e.cloneNode(),e.defaultValue);
s('input');
document.activeElement==e||s('focusout')
}
}
requestAnimationFrame(()=>setTimeout(()=>{for(const[e,,,a]of r)if(a){a.cancel();e.click()}}))
});
k.map(n=>addEventListener(n,f,!0))
})()`.replaceAll('\n', '');
