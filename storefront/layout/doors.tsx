import { useShop } from '../shop-context.tsx';

/** Links to pages that need no account: finding an order, and ordering by SKU. */
export function Doors() {
  const { chrome: layout } = useShop();
  return (
    <ul className="plain">
      {layout.doors?.map(({ href, text }) => (
        <li key={href}>
          <a className="more" href={href}>
            {text}
          </a>
        </li>
      ))}
    </ul>
  );
}
