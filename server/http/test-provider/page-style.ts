/** The style of the test provider's pages, in the shop's colors (storefront/styles/tokens.css). */
export const pageStyle = `*{box-sizing:border-box}
body{margin:0;padding:4px;font:1rem/1.55 'Kantumruy Pro',system-ui,sans-serif;color:#1c211d;background:#fbf9f4;overflow-wrap:anywhere}
p,h1,h2,ul,dl,dd{margin:0;padding:0}
main,form,.stack{display:grid;gap:1rem;align-content:start}
:focus-visible{outline:3px solid #0f5c45;outline-offset:2px}[tabindex]:focus{outline:0}
.note{padding:.75rem 1rem;border:1px dashed #8f4f06;border-radius:12px;background:#fdf0d8;font-size:.9375rem;line-height:1.35}
.note h1{font-size:inherit}.soft,.hint{color:#555a50;font-size:.9375rem;line-height:1.35}
.sum{display:grid}.sum b{font-size:2.25rem;line-height:1.25}
label,summary,h1,h2{font-weight:600;font-size:1rem}
.field{display:grid;gap:.25rem}.two{display:grid;grid-template-columns:1fr 1fr;gap:.75rem;align-items:start}
input{width:100%;min-height:2.75rem;padding:.5rem .75rem;border:1px solid #857e6e;border-radius:8px;background:#fff;color:inherit;font:inherit;font-variant-numeric:tabular-nums}
input[aria-invalid=true]{border:2px solid #a3241f}.error{color:#a3241f;font-size:.9375rem;line-height:1.35}.error:empty{display:none}
#number{font-size:1.125rem}.otp{max-width:10rem;font-size:1.375rem;font-weight:600}
button{min-height:2.75rem;padding:.5rem 1rem;border:0;border-radius:12px;background:none;color:inherit;font:inherit;font-weight:600;cursor:pointer}
.act{background:#f2a530}.act:hover{background:#e0921a}.ghost{border:1px solid #0f5c45;color:#0f5c45}
[aria-disabled]{opacity:.6;cursor:default}
details{border:1px solid #857e6e;border-radius:12px;background:#fff}summary{min-height:3rem;padding:.75rem 1rem;cursor:pointer}
details>.soft{padding:.25rem 1rem .75rem}ul{list-style:none}li+li{border-top:1px solid #d8cfbc}
li button{display:grid;width:100%;padding:.5rem 1rem;border-radius:0;border-inline-start:3px solid transparent;text-align:start}
li button:hover,li [aria-pressed=true]{background:#e4eee7}li [aria-pressed=true]{border-color:#0f5c45}
li span{color:#555a50;font-size:.9375rem;font-weight:400}li span::before{content:'';display:inline-block;width:.625rem;height:.625rem;margin-inline-end:.5rem;border-radius:50%;background:#8f4f06}
.testApproved::before{background:#0f5c45!important}:is(.testDeclined,.testShort)::before{background:#a3241f!important}
.box{display:grid;gap:.75rem;padding:1rem;border:1px solid #857e6e;border-radius:12px;background:#fff}
.box h2{margin:-1rem -1rem 0;padding:.75rem 1rem;border-radius:11px 11px 0 0;background:#0f5c45;color:#f6f1e6}
dl{display:grid;gap:.5rem}dl div{display:flex;flex-wrap:wrap;justify-content:space-between;gap:0 1rem}dt{color:#555a50}dd{font-weight:600}
dl div:last-child{padding-top:.5rem;border-top:1px solid #e3dccd;font-size:1.125rem}
@media(min-width:40rem){.columns{grid-template-columns:minmax(0,1.15fr) minmax(0,1fr);gap:1rem 1.5rem}.columns details{grid-area:1/2/4/3;align-self:start;border:0;background:#f3eee3}.columns>form{grid-column:1}}`;
