import { definePage } from '#web/page.ts';

export default definePage<{ status: number }>({ View: ({ data }) => <p>A desk, {data.status}</p> });
