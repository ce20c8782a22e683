/** Somebody in a list of people, with the role where the text has it. */
export interface Credit {
  readonly name: string;
  readonly role?: string;
}

/** Commas in brackets belong to a role. */
const SEPARATOR = /,(?![^()]*\))/;
const ENTRY = /^([^()]+?)(?:\s+as\s+(.+)|\s*\((?:as\s+)?([^()]+)\))?$/;
/** The form takes less; looking for brackets takes the square of a text's length. */
const MAX_LENGTH = 2000;
/** A longer one is no name. */
const MAX_NAME_LENGTH = 60;
/** Signs and words that are in no name, but in lists of another form. */
const NO_NAME = /[;:/|\n]|(^|\s)(and|&)\s/i;

/**
 * Returns the people of a text like "Name, Name as Role, Name (Role)"; null for a text of any other
 * form, which is shown as it is stored (product 5.17).
 */
export function creditsOf(text: string): readonly Credit[] | null {
  if (text.length > MAX_LENGTH) return null;
  const entries = withSuffixes(text.split(SEPARATOR)).map((entry) => entry.trim());
  const credits = entries.filter(Boolean).map(creditOf);
  const known = credits.filter((credit) => credit !== null);
  return known.length > 0 && known.length === credits.length ? known : null;
}

function creditOf(entry: string): Credit | null {
  const [, name = '', played, inBrackets] = ENTRY.exec(entry) ?? [];
  const role = (played ?? inBrackets)?.trim();
  if (!isName(name) || role === '') return null;
  return role ? { name, role } : { name };
}

const isName = (text: string) =>
  /\p{L}/u.test(text) && text.length <= MAX_NAME_LENGTH && !NO_NAME.test(text);

/** What follows a name behind a comma, without dots: generations, degrees, guilds and services. */
const SUFFIX =
  /^([JSjs]r|[JS]R|I?II|IV|MD|[BM]A|[ABCIM]S[Cc]|P[Hh]D|[BM]Tech|[DM]Phil|I[AFP]S|[WS]ICA|ACE|CAS|MPSE)$/;
/** Any other suffix of two to five capitals, such as "F.R.A.S.". */
const CAPITALS = /^(\p{Lu}\.?){2,5}$/u;

/**
 * The pieces between the commas of a list of people, with what is no person ("Jr.", "M.D.", "ISC") as part
 * of the name before it (product 5.17). Joined by commas they are the text of before.
 */
export function withSuffixes(pieces: readonly string[]): readonly string[] {
  const people: string[] = [];
  for (const piece of pieces) {
    const before = people.at(-1);
    if (before !== undefined && isSuffix(piece, before)) people.splice(-1, 1, `${before},${piece}`);
    else people.push(piece);
  }
  return people;
}

/** Capitals alone may be somebody as well: behind one name, or in a list that is all in capitals. */
function isSuffix(piece: string, before: string): boolean {
  const [text = ''] = piece.trim().split(/\s*\(|\s+as\s/);
  const isKnown = SUFFIX.test(text.replaceAll('.', ''));
  if (!(isKnown || CAPITALS.test(text)) || /\)|\sas\s/.test(before)) return false;
  return isKnown || (/\S\s+\S/.test(before) && /[\p{Ll}\p{Lo}]/u.test(before));
}
