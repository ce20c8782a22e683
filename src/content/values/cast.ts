/** A person in a list, with the role if the text contains it. */
export interface Credit {
  readonly name: string;
  readonly role?: string;
}

/** Commas in brackets belong to a role. */
const SEPARATOR = /,(?![^()]*\))/;
const ENTRY = /^([^()]+?)(?:\s+as\s+(.+)|\s*\((?:as\s+)?([^()]+)\))?$/;
/** Higher than the form's limit. The search for brackets takes quadratic time. */
const MAX_LENGTH = 2000;
/** A longer text is not a name. */
const MAX_NAME_LENGTH = 60;
/** Characters and words that occur in lists of other formats, but not in names. */
const NO_NAME = /[;:/|\n]|(^|\s)(and|&)\s/i;

/**
 * Returns the people in a text such as "Name, Name as Role, Name (Role)"; null for a text of
 * another format, which is displayed as stored.
 */
export function creditsOf(text: string): readonly Credit[] | null {
  if (text.length > MAX_LENGTH) return null;
  const entries = joinNameSuffixes(text.split(SEPARATOR)).map((entry) => entry.trim());
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

/**
 * Suffixes that follow a name after a comma, without dots: generations, degrees, services, honours, guilds.
 */
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
/**
 * Any other suffix of two to five capitals. It counts only after a known suffix, because alone it is more
 * often a person's name ("NTR").
 */
const CAPITALS = /^(\p{Lu}\.?){2,5}$/u;

/**
 * Joins the pieces between the commas of a list of people, so that a suffix ("Jr.", "M.D.", "ISC")
 * stays with the name before it. Joined by commas, the result is the original text.
 */
export function joinNameSuffixes(pieces: readonly string[]): readonly string[] {
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

/** Returns whether a piece is a known suffix. Case matters: "Ace" is a name, "ACE" a guild. */
function isKnown(piece: string): boolean {
  const text = piece.trim().replaceAll('.', '');
  const isWritten = /^(\p{Lu}{2}|Ph|[JS]n?r$|[js]n?r$)/u.test(text);
  return isWritten && (SUFFIXES.has(text.toUpperCase()) || SOCIETY.test(text));
}
