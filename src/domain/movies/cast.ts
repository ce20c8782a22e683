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
  const entries = text.split(SEPARATOR).map((entry) => entry.trim());
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
