import type { Movie } from './movie';
import { UNTITLED } from '../../shared/words/lists';
import { pressPageTitle } from '../../shared/words/press';

/** Returns the title of a movie's press page. */
export const pressTitle = (title: string): string => pressPageTitle(title || UNTITLED);

/** The maximum number of characters of the short synopsis. */
const SHORT = 350;

/**
 * Returns the short synopsis: the first sentences of a description that fit into 350 characters.
 * Returns undefined if the whole description fits, or if its first sentence does not fit.
 */
export function shortSynopsis(description: string): string | undefined {
  const text = description.replace(/\s+/g, ' ').trim();
  if (text.length <= SHORT) return undefined;
  const [short] = /^.*[.!?…]["”’)]?(?= )/.exec(text.slice(0, SHORT + 1)) ?? [];
  return short;
}

/** A file of the press material, with its name in the ZIP. */
export interface PressFile {
  readonly name: string;
  readonly address: string;
}

/** Returns the files of a movie's poster and stills in the stored size, named after the movie. */
export function pressFiles(
  { id, picture, backdrop }: Pick<Movie, 'id' | 'picture' | 'backdrop'>,
  stills: readonly string[],
): readonly PressFile[] {
  const movie = fileName(id);
  const file = (address: string, what: string): PressFile => ({
    name: `${movie}-${what}.${extensionOf(address)}`,
    address,
  });
  return [
    ...(picture ? [file(picture.src, 'poster')] : []),
    ...(backdrop ? [file(backdrop.src, 'wide')] : []),
    ...stills.map((address, at) => file(address, `still-${String(at + 1).padStart(2, '0')}`)),
  ];
}

export const pressZipName = (id: string): string => `${fileName(id)}-press.zip`;

/** Ids of older movies may contain any characters. */
const fileName = (id: string) => id.replace(/[^\p{L}\p{M}\p{N}_-]+/gu, '-');

const extensionOf = (address: string) =>
  /\.(\w{3,4})(?=[?#]|$)/.exec(address)?.[1]?.toLowerCase() ?? 'jpg';
