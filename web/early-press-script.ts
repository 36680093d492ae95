/**
 * An inline script at the start of every document, allowed by its hash, because an external file may load
 * late. It ignores what the browser handles by itself: links, popovers, submitted forms. The visual feedback
 * is an animation, because the markup must stay as the server sent it until hydration.
 */
export const earlyPressScript = `(()=>{const m=earlyPresses=new Map,f=({target:t})=>{const b=t.closest?.('button');b&&!m.has(b)&&!b.popoverTargetElement&&(b.type!='submit'||b.form?.method=='dialog')&&m.set(b,b.animate({opacity:[.5,.5]},3e4))};m.end=()=>removeEventListener('click',f,!0);addEventListener('click',f,!0)})()`;
