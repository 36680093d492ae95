/** Ids of the list below the search field and of its lines, which count from 1. */
export const suggestionsId = 'suggestions';
export const suggestionId = (at: number): string => `suggestion-${at}`;
