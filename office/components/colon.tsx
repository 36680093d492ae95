import { languages } from '#contract/languages.ts';
import { useOffice } from '../office-context.ts';

export const Colon = () => languages[useOffice().lang].colon;
