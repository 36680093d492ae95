import { usePageData } from '#web/use-page-data.ts';
import type { PartProps } from '../part.ts';
import { CodePart } from './code.tsx';

const loadHosted = () => import('../hosted-page.tsx');

/** KHQR payment. In a shop that charges no real money, a page of the test provider simulates the bank's app. */
export default function KhqrPart(props: PartProps) {
  const isTest = props.publicKey !== '';
  const hosted = usePageData(loadHosted, isTest, 'quiet');
  return (
    <CodePart {...props}>
      {hosted && isTest && <hosted.HostedPage {...props} page="code" onToken={(token) => props.pay(token)} />}
    </CodePart>
  );
}
