import { languages } from '#contract/languages.ts';
import { useOffice } from '../office-context.ts';

/** The colon of the language, with its space. */
export const Colon = () => languages[useOffice().lang].colon;
