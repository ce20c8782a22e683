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
 * Returns the people of a text like "Name, Name as Role, Name (Role)"; null for a text of any other form,
 * which is shown as it is stored.
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

/** What follows a name behind a comma, without dots: generations, degrees, services, honours, guilds. */
const SUFFIXES = new Set(
  (
    'JR SR JNR SNR II III IV BA MA BSC MSC BCOM MCOM BED MED BTECH MTECH BFA MFA BVA MVA BBA MBA BCA MCA ' +
    'LLB LLM MBBS MD MS PHD DPHIL MPHIL DLITT IAS IPS IFS IRS KAS MLA MLC OBE MBE CBE FTII NSD SRFTI ' +
    'ICA WICA SICA BICA ACE ACS ACK ACT AEC AFC AIC AES ADG AMPS ASE BFE BVK CAS CCE CCS CSA DFF DGA FNF ' +
    'FSF HKSC MPSE NZCS PGA RGC SASC SBC VES WGA'
  ).split(' '),
);
/** The societies of cinematographers of many countries: ASC, BSC, ISC. */
const SOCIETY = /^[A-Z]SC$/;
/** Others are more often somebody who is known by them ("NTR"), but behind such a suffix. */
const CAPITALS = /^(\p{Lu}\.?){2,5}$/u;

/**
 * The pieces between the commas of a list of people, with what is no person ("Jr.", "M.D.", "ISC") as part of
 * the name before it. Joined by commas they are the text of before.
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

function isSuffix(piece: string, before: string): boolean {
  const [text = ''] = piece.trim().split(/\s*\(|\s+as\s/);
  if (/\)|\sas\s/.test(before)) return false;
  // "Ph. D.", and "BSC ASC".
  if (isKnown(text.replace(/\s+/g, '')) || text.split(/\s+/).every(isKnown)) return true;
  const last = before.includes(',') ? before.split(',').at(-1) : undefined;
  return CAPITALS.test(text) && last !== undefined && isKnown(last);
}

/** "Ace" is a name, and "ACE" a guild. */
function isKnown(piece: string): boolean {
  const text = piece.trim().replaceAll('.', '');
  const isWritten = /^(\p{Lu}{2}|Ph|[JS]n?r$|[js]n?r$)/u.test(text);
  return isWritten && (SUFFIXES.has(text.toUpperCase()) || SOCIETY.test(text));
}
