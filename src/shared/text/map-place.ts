import { parsedUrl } from './text';

/** The result of parsing: a search text for Google Maps, or why there is none. */
type ReadMapPlace =
  | { readonly place: string; readonly problem?: undefined }
  | { readonly place: null; readonly problem: string };

const WHAT_TO_COPY =
  'Please copy the name and the address that Google Maps shows there, as in “Star Theatre, Main Street”.';
const SHORT_LINK = `This short link does not say where it leads. ${WHAT_TO_COPY}`;
const NO_PLACE = `This link of Google Maps names no place. ${WHAT_TO_COPY}`;
const NO_MAP = `This is no link of Google Maps. ${WHAT_TO_COPY}`;

const LINK =
  /(?:https?:)?\/\/[^\s"'<>]+|(?:www\.|maps\.)?(?:google\.[a-z.]+\/maps|goo\.gl|app\.goo\.gl)\/?[^\s"'<>]*/i;
const COORDINATES = /^-?\d{1,3}(\.\d+)?,\s*-?\d{1,3}(\.\d+)?$/;

/**
 * Parses the place of the map: a text to search in Google Maps, or the place in a Google Maps link
 * or embed code. A short link does not contain the place, but the text that was copied with it may.
 */
export function readMapPlace(text: string): ReadMapPlace {
  const [, geo] = /^geo:(-?[\d.]+,-?[\d.]+)/i.exec(text) ?? [];
  if (geo) return { place: geo };
  const link = LINK.exec(text)?.[0];
  if (link === undefined) return { place: text };
  const url = parsedUrl(
    (/^https?:/i.test(link) ? link : `https://${link.replace(/^\/\//, '')}`).replaceAll(
      '&amp;',
      '&',
    ),
  );
  if (!url || !/(^|\.)(google\.(com|[a-z]{2}|com?\.[a-z]{2})|goo\.gl|g\.co)$/.test(url.hostname)) {
    return { place: null, problem: NO_MAP };
  }
  const place = placeIn(url);
  if (place) return { place };
  // "Share" on a phone copies name, address and a short link.
  const rest = text.includes('<') ? '' : text.replace(link, ' ').replace(/\s+/g, ' ').trim();
  if (rest) return { place: rest };
  const isShort = !/(^|\.)google\./.test(url.hostname) || url.hostname.startsWith('share.');
  return { place: null, problem: isShort ? SHORT_LINK : NO_PLACE };
}

function placeIn({ pathname, searchParams }: URL): string | undefined {
  for (const name of ['q', 'query', 'destination', 'daddr']) {
    const value = searchParams.get(name)?.trim();
    if (value && !value.startsWith('place_id:')) return value.replace(/^loc:/, '');
  }
  const pb = searchParams.get('pb') ?? '';
  const segments = pathname.split('/').map(decoded);
  const kind = segments.findIndex((part) => /^(place|search|dir)$/.test(part));
  const named = segments
    .slice(kind + 1)
    .filter((part) => part && !part.startsWith('@') && !/^(data|am)=/.test(part));
  const inPath = kind < 0 ? undefined : segments[kind] === 'dir' ? named.at(-1) : named[0];
  return inPath || placeInCode(pb) || pointIn(pathname, pb);
}

/** Returns the name in the parameter `pb` of embed code: of a place with its id, or of a search. */
function placeInCode(pb: string): string | undefined {
  const [, place] = /!1s0x[\da-f]+:0x[\da-f]+!2s([^!]+)/i.exec(pb) ?? [];
  const [, search] = /!2m\d+!1s([^!]+)/.exec(pb) ?? [];
  const name = place ?? search;
  return name === undefined || name.startsWith('0x') ? undefined : decoded(name);
}

/** Returns latitude and longitude; in embed code the longitude comes first. */
function pointIn(pathname: string, pb: string): string | undefined {
  const [, pin] = /!3d(-?[\d.]+)!4d/.exec(pathname) ?? [];
  const [, pinLongitude] = /!4d(-?[\d.]+)/.exec(pathname) ?? [];
  if (pin && pinLongitude) return `${pin},${pinLongitude}`;
  const [, longitude, latitude] = /!2d(-?[\d.]+)!3d(-?[\d.]+)/.exec(pb) ?? [];
  if (latitude && longitude) return `${latitude},${longitude}`;
  const [, at] = /@(-?[\d.]+,-?[\d.]+)/.exec(pathname) ?? [];
  return at && COORDINATES.test(at) ? at : undefined;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part.replaceAll('+', ' ')).trim();
  } catch {
    return part;
  }
}
