/**
 * Stands in every document, before everything else, and is allowed by its hash: what comes from elsewhere may be late.
 * Left to the browser is what it does by itself: links, popovers, forms that are sent. The look is an animation, since the
 * markup must stay as the server sent it until React knows it.
 */
export const earlyPressScript = `(()=>{const m=earlyPresses=new Map,f=({target:t})=>{const b=t.closest?.('button');b&&!m.has(b)&&!b.popoverTargetElement&&(b.type!='submit'||b.form?.method=='dialog')&&m.set(b,b.animate({opacity:[.5,.5]},3e4))};m.end=()=>removeEventListener('click',f,!0);addEventListener('click',f,!0)})()`;
