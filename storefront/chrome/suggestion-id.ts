/** Of the list below the search field and its lines, counted from 1. */
export const suggestionsId = 'suggestions';
export const suggestionId = (at: number): string => `suggestion-${at}`;
