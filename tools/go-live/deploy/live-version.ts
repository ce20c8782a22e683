import { execFileSync } from 'node:child_process';
import { textAt } from '../google-answers';
import { SetupError, confirm, TERMINAL } from '../../development/command-line';
import { defaultSite } from '../setup/publish';
import type { CallApi } from '../google-apis';

/**
 * The content of /version.txt: `1.2.0 (b64422b9, 2026-11-29, with changes)`, without Git `1.2.0`.
 */
interface Version {
  readonly text: string;
  readonly numbers: readonly number[];
  readonly commit: string;
  readonly day: string;
}

function parseVersion(file: string): Version {
  const text = file.trim();
  const [, number = '', commit = '', day = ''] =
    /^([\d.]+)(?: \(([0-9a-f]+), ([\d-]+)[^)]*\))?$/.exec(text) ?? [];
  return { text, numbers: number.split('.').map(Number), commit, day };
}

/**
 * Returns why a site may be older than the live one (product 33.1a); undefined if it is not older.
 *
 * @param own /version.txt of the built site
 * @param live /version.txt of the live site
 * @param folder the folder of the sources, whose Git history is compared
 */
export function olderReason(own: string, live: string, folder: string): string | undefined {
  const [mine, theirs] = [parseVersion(own), parseVersion(live)];
  const reason = reasonFor(mine, theirs, folder);
  return reason && `Live is ${theirs.text}, and this would publish ${mine.text}: ${reason}`;
}

function reasonFor(mine: Version, theirs: Version, folder: string): string | undefined {
  if (mine.text === theirs.text) return undefined;
  if (!mine.commit || !theirs.commit) {
    const at = mine.numbers.findIndex((number, index) => number !== theirs.numbers[index]);
    const isOlder = (mine.numbers[at] ?? 0) < (theirs.numbers[at] ?? 0);
    if (at >= 0) return isOlder ? 'an older version.' : undefined;
    return theirs.commit && 'without Git nobody can tell which of both is newer.';
  }
  if (isAncestor(theirs.commit, mine.commit, folder)) return undefined;
  if (mine.day < theirs.day || isAncestor(mine.commit, theirs.commit, folder)) {
    return 'an older commit.';
  }
  return `the commit ${theirs.commit} is not part of it, and would no longer be live. Bring it in first (\`git fetch\`, \`git merge\`; a workflow needs the whole history: \`fetch-depth: 0\`).`;
}

/**
 * Returns whether a commit is an ancestor of another one; false if this folder does not contain
 * both.
 */
function isAncestor(earlier: string, later: string, cwd: string): boolean {
  try {
    execFileSync('git', ['merge-base', '--is-ancestor', earlier, later], { cwd, stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/**
 * Asks for confirmation before an older site replaces a newer one (product 33.1a).
 *
 * @param own what /version.txt of the built site says
 * @throws SetupError for any answer but yes, where nobody can answer, and if it cannot be found out what is live
 */
export async function requireNotOlder(
  call: CallApi,
  {
    project,
    own,
    folder,
  }: { readonly project: string; readonly own: string; readonly folder: string },
  terminal = TERMINAL,
): Promise<void> {
  const live = await readLiveVersion(call, project);
  const reason = live && olderReason(own, live, folder);
  if (!reason) return;
  if (!terminal.input.isTTY) throw new SetupError(`${reason} Nothing was changed. ${SWITCH}`);
  console.log(reason);
  await confirm('Publish it all the same?', terminal);
}

const SWITCH = 'To publish it on purpose: `npm run deploy -- --over-newer`.';

/** Reads /version.txt of the live site; '' if the site or the file does not exist. */
async function readLiveVersion(call: CallApi, project: string): Promise<string> {
  const sites = `/v1beta1/projects/${project}/sites`;
  const site = defaultSite((await call('hostingApiOrigin', `GET ${sites}`)).body);
  const channel = `GET ${sites}/${site}/channels/live`;
  const url = site && textAt((await call('hostingApiOrigin', channel)).body, 'url');
  if (!url) return '';
  const address = `${url}/version.txt`;
  const response = await fetch(address).catch((error: unknown) => error);
  if (response instanceof Response && response.status === NOT_FOUND) return '';
  if (response instanceof Response && response.ok) return response.text();
  throw new SetupError(
    `What is live cannot be read (${address}): run this command again. Nothing was changed. ${SWITCH}`,
  );
}

const NOT_FOUND = 404;
