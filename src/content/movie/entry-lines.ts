import type { LineSyntax } from '../base/describe';
import { isWebAddress } from '../../shared/text/web-address';

/** A seller of tickets, or a service where a movie can be watched. Only `url` is an address to follow. */
export interface Offer {
  readonly name: string;
  readonly place?: string;
  readonly url: string;
}

interface Laurel {
  readonly festival: string;
  readonly award: string;
  readonly year?: string;
}

export interface Quote {
  readonly text: string;
  readonly source: string;
  readonly url?: string;
}

/** "Seller, City, https://…"; the city is optional. */
export const TICKET_LINES: LineSyntax<Offer> = {
  example: 'Sridar Cinema, Chennai, https://…',
  max: 8,
  parse: (line) => {
    const { parts, url } = split(line);
    const [name, ...place] = parts;
    if (!name || !url) return null;
    return { name, url, ...(place.length > 0 && { place: place.join(', ') }) };
  },
};

/** "Name, https://…" */
export const WATCH_LINES: LineSyntax<Offer> = {
  example: 'Films at Home, https://…',
  max: 8,
  parse: (line) => {
    const { parts, url } = split(line);
    return parts.length > 0 && url ? { name: parts.join(', '), url } : null;
  },
};

/** "Festival, Award, Year"; the year is optional. */
export const LAUREL_LINES: LineSyntax<Laurel> = {
  example: 'Festival of India, Best Film, 2026',
  max: 8,
  parse: (line) => {
    const [festival, ...rest] = partsOf(line);
    const year = /^\d{4}$/.test(rest.at(-1) ?? '') ? rest.pop() : undefined;
    if (!festival || rest.length === 0) return null;
    return { festival, award: rest.join(', '), ...(year && { year }) };
  },
};

/** "Quote, Source, https://…"; the link is optional, and the quote may contain commas. */
export const QUOTE_LINES: LineSyntax<Quote> = {
  example: 'Tender, and very funny, The Daily, https://…',
  max: 6,
  parse: (line) => {
    const { parts, url } = split(line);
    const source = parts.pop();
    const text = parts.join(', ').replaceAll(/^["“„]|["”“]$/gu, '');
    return text && source ? { text, source, ...(url && { url }) } : null;
  },
};

/** Splits a line into its parts and the link at its end; undefined without a valid link. */
function split(line: string): { readonly parts: string[]; readonly url: string | undefined } {
  const last = line.split(/\s/u).at(-1) ?? '';
  // A comma without a space after it separates the link from the text before it, because links may
  // contain commas.
  const url = last.slice(last.lastIndexOf(',', last.indexOf('://')) + 1);
  const words = line.slice(0, line.length - url.length);
  // An invalid link, or a line with only a link, is treated as plain text.
  return words && isWebAddress(url)
    ? { parts: partsOf(words), url }
    : { parts: partsOf(line), url: undefined };
}

const partsOf = (text: string) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
