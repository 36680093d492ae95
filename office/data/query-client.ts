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

/** The age in ms below which data is shown without a request. Older data is shown and refetched. */
const freshFor = 30_000;

/** Cached responses for all screens. Empty on the server. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      // Refusals aren't retried; a failed connection is retried once.
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

/** Queries a call's response and its loading state. */
export const useOfficeQuery = <Op extends Operation>(operation: Op, input: Input<Op>) =>
  useQuery(officeQuery(operation, input));

/**
 * A paginated list. When the filters change, the old rows stay until the new ones arrive. `next` returns the
 * input for the next page, or null on the last page. `refetchAfter` returns ms, or false.
 */
export const useList = <Op extends Operation>(
  operation: Op,
  input: Input<Op>,
  next: (page: Answer<Op>) => Input<Op> | null,
  refetchAfter: (pages: readonly Answer<Op>[]) => number | false = () => false,
) =>
  useInfiniteQuery({
    queryKey: [operation.path, 'pages', input],
    queryFn: ({ signal, pageParam }) => callOffice(operation, pageParam as Input<Op>, signal),
    initialPageParam: input,
    getNextPageParam: next,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data } }) => refetchAfter(data?.pages ?? []),
  });

/** The signed-in user and the sign-in state. */
export const useCurrentStaff = () => useOfficeQuery(getMe, {});

export const fetchCurrentUser = () => queryClient.refetchQueries({ queryKey: [getMe.path] });

/**
 * Refetches the session and returns whether a user is signed in. After a sign-in this is false when the browser blocks
 * cookies.
 */
export async function isAnybodyHere(): Promise<boolean> {
  await fetchCurrentUser();
  return queryClient.getQueryData(officeQuery(getMe, {}).queryKey)?.state !== 'outside';
}

/** Clears everything fetched for the previous user. */
export const forgetAnswers = () =>
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== getMe.path });

whenSignedOut(() => void fetchCurrentUser());
