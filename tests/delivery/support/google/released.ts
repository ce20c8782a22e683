import type { CloudState } from './cloud-state';
import type { FakeGoogle } from './fake-google';

interface SentRewrite {
  readonly regex: string;
  readonly path?: string;
  readonly run?: { readonly serviceId: string; readonly region: string; readonly tag?: string };
}

interface SentHeaders {
  readonly regex: string;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * Returns what Hosting serves, in the format of firebase.json, with the pinned revisions of the
 * function.
 */
export function liveSite({ versions, live = '', services }: CloudState) {
  const version = versions.get(live);
  if (!version) throw new Error('Nothing is live');
  const { rewrites, headers }: { rewrites: SentRewrite[]; headers: SentHeaders[] } = Object(
    version.config,
  );
  const pinned = ({ serviceId, tag }: NonNullable<SentRewrite['run']>) =>
    Object(services.get(serviceId)?.traffic.find((target) => Object(target).tag === tag))
      .revisionName;
  return {
    files: version.files,
    contents: version.contents,
    rewrites: rewrites.map(({ regex, path, run }) =>
      run ? { regex, runs: run.serviceId, in: run.region } : { regex, destination: path },
    ),
    tags: rewrites.flatMap(({ run }) => (run?.tag ? [pinned(run)] : [])),
    headers: headers.map((rule) => ({
      regex: rule.regex,
      headers: Object.entries(rule.headers).map(([key, value]) => ({ key, value })),
    })),
  };
}

const WRITES: readonly (readonly [RegExp, string])[] = [
  [/^POST .hosting.*\/releases/, 'hosting release'],
  [/^(POST|PATCH) .hosting.*\/versions/, 'hosting version'],
  [/^POST .files/, 'hosting file'],
  [/^(PUT .uploads|POST .functions.*:generateUploadUrl)/, 'functions upload'],
  [/^(POST|PATCH) .functions/, 'function'],
  [/^(PUT|POST) .run/, 'run service'],
  [/^POST .rules.*\/rulesets/, 'rules'],
  [/^(POST|PATCH) .firestore/, 'indexes'],
  [
    /^(POST .iam.*(serviceAccounts|roles)$|POST .resourcemanager.*:setIamPolicy)/,
    'roles and accounts',
  ],
  [/^PATCH .artifactregistry/, 'clean-up policy'],
];

/** Returns the kinds of changes in the project since the requests were last cleared, sorted. */
export function writesOf({ requests }: Pick<FakeGoogle, 'requests'>): readonly string[] {
  const kinds = requests.flatMap((request) => {
    const kind = WRITES.find(([pattern]) => pattern.test(request))?.[1];
    return kind ? [kind] : [];
  });
  return [...new Set(kinds)].toSorted();
}

/** Returns the names of the files in a ZIP, from its central directory. */
export function namesInZip(zip: Buffer): readonly string[] {
  const ENTRY = Buffer.from('PK\u0001\u0002', 'latin1');
  const names: string[] = [];
  for (let at = zip.indexOf(ENTRY); at >= 0; at = zip.indexOf(ENTRY, at + 46)) {
    names.push(zip.toString('utf8', at + 46, at + 46 + zip.readUInt16LE(at + 28)));
  }
  return names;
}
