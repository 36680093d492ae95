import {
  keepPreviousData,
  QueryClient,
  queryOptions,
  useInfiniteQuery,
  useQuery,
} from '@tanstack/react-query';
import type { Answer, Input, Operation } from '#contract/operation.ts';
import { getMe } from '#contract/operations/office/account/get-me.ts';
import { callOffice, whenSignedOut } from './call-office.ts';
import { OfficeRefusal } from './refusals.ts';

/** So long is what was fetched shown again without asking; older is shown, and asked for beside it. */
const freshFor = 30_000;

/** What was fetched, for all screens. On the server nothing is. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      // A refusal stays one; what did not come through is tried once more.
      retry: (failures, error) => failures < 1 && !(error instanceof OfficeRefusal),
      retryDelay: 500,
      staleTime: freshFor,
      networkMode: 'always',
    },
    mutations: { networkMode: 'always' },
  },
});

export const officeQuery = <Op extends Operation>(operation: Op, input: Input<Op>) =>
  queryOptions({
    queryKey: [operation.path, input],
    queryFn: ({ signal }) => callOffice(operation, input, signal),
  });

/** What a call answers, and whether it is there yet. */
export const useAnswer = <Op extends Operation>(operation: Op, input: Input<Op>) =>
  useQuery(officeQuery(operation, input));

/**
 * A list that comes page by page; other wishes leave what is shown until theirs is there. `next`: what the page behind one is
 * asked for; null: there is none.
 */
export const useList = <Op extends Operation>(
  operation: Op,
  input: Input<Op>,
  next: (page: Answer<Op>) => Input<Op> | null,
) =>
  useInfiniteQuery({
    queryKey: [operation.path, 'pages', input],
    queryFn: ({ signal, pageParam }) => callOffice(operation, pageParam as Input<Op>, signal),
    initialPageParam: input,
    getNextPageParam: next,
    placeholderData: keepPreviousData,
  });

/** Who is here and how far. */
export const useMe = () => useAnswer(getMe, {});

export const askWhoIsHere = () => queryClient.refetchQueries({ queryKey: [getMe.path] });

/** Asks, and answers whether anybody is here: after a sign-in nobody is where the browser keeps no cookies. */
export async function isAnybodyHere(): Promise<boolean> {
  await askWhoIsHere();
  return queryClient.getQueryData(officeQuery(getMe, {}).queryKey)?.state !== 'outside';
}

/** What was fetched for somebody is gone with them. */
export const forgetAnswers = () =>
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== getMe.path });

whenSignedOut(() => void askWhoIsHere());
