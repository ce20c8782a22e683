/** A change that no test can notice, because nothing that it changes can be observed. */
export interface Explained {
  readonly file: string;
  /** The function that it is in, where lines of others are alike. */
  readonly inside?: string;
  /**
   * The line without its indentation, and what of it is replaced by what; an expression for all of it
   * where the line is generated, so that the explanation stays true of further fields and kinds.
   */
  readonly line: string | RegExp;
  readonly original: string | RegExp;
  readonly replacement: string | RegExp;
  readonly reason: string;
}

const WITHOUT_AUTH =
  'Without a sign-in the path of the lookup cannot be built: an error, which denies as well.';
const ANY_DEFAULT = 'It replaces an absent field, and any other valid number does so too.';
const CHECKED_TWICE = 'The list of its values is checked as well, and does not hold the other one.';
const NO_DOCUMENT = 'It names no document: looking it up is an error, which denies as well.';

const BEFORE_AND_BEHIND = ['(?s:.)?', '(?s:.?)'];

const NOT_NEXT = 'isNext has refused such an id.';
/** The line of a generated function that asks where an entry is. */
const PLACES = /^(return path\.matches\()?'\(.*\)\/\[\^\/\]\+'\);$/;

export const EXPLAINED: readonly Explained[] = [
  {
    file: 'firestore.rules',
    line: /^return id\.matches\('\([a-z|]+\):next:\.\+'\);$/,
    original: '',
    replacement: '(?s:.)?',
    reason:
      'What such an id begins with is no kind, so nothing is valid there; it can be deleted anyway.',
  },
  ...BEFORE_AND_BEHIND.map((replacement) => ({
    file: 'firestore.rules',
    line: "return next.matches('announcement:.+');",
    original: '',
    replacement,
    reason: NOT_NEXT,
  })),
  {
    file: 'firestore.rules',
    line: "|| data.path == 'Movies/Announcements' && isAnnounced();",
    original: "== 'Movies/Announcements'",
    replacement: "in ['Movies/Announcements', 'Other']",
    reason: NO_DOCUMENT,
  },
  ...['299999', '300001'].map((replacement) => ({
    file: 'firestore.rules',
    line: 'return request.time.toMillis() - request.auth.token.auth_time * 1000 <= 300000;',
    original: '300000',
    replacement,
    reason: 'The time of a request cannot be chosen to the millisecond.',
  })),
  {
    file: 'firestore.rules',
    line: 'return user != request.auth.uid',
    original: 'user != request.auth.uid',
    replacement: 'true',
    reason:
      "One's own record would have to get the time of the removal, which is not among its fields.",
  },
  {
    file: 'firestore.rules',
    line: "allow delete: if (isGone() || !isOfAnnouncement() || !('publishAt' in resource.data)",
    original: 'isGone()',
    replacement: 'false',
    reason: 'For a database that reports an error for the fields of no document; here it has none.',
  },
  {
    file: 'firestore.rules',
    line: "return data.path == 'Movies/Announcements'",
    original: "== 'Movies/Announcements'",
    replacement: "in ['Movies/Announcements', 'Other']",
    reason: NO_DOCUMENT,
  },
  {
    file: 'firestore.rules',
    line: "&& data.path == 'site/settings'",
    original: "== 'site/settings'",
    replacement: "in ['site/settings', 'Other']",
    reason: NO_DOCUMENT,
  },
  {
    file: 'firestore.rules',
    line: /^(return|\|\|) kind == '\w+' && .*$/,
    original: /^== '\w+'$/,
    replacement: /^in \['\w+', 'Other'\]$/,
    reason: 'isKindOfPath and isNext have refused an id of another kind.',
  },
  {
    file: 'firestore.rules',
    line: "return id.matches('announcement:[^/]+');",
    original: '',
    replacement: '(?s:.?)',
    reason: 'It could only be a slash, which no id has.',
  },
  {
    file: 'firestore.rules',
    line: 'return request.auth != null',
    original: 'request.auth != null',
    replacement: 'true',
    reason: WITHOUT_AUTH,
  },
  {
    file: 'storage.rules',
    line: 'return request.auth != null',
    original: 'request.auth != null',
    replacement: 'true',
    reason: WITHOUT_AUTH,
  },
  {
    file: 'firestore.rules',
    line: "&& (request.query.offset == 0 || request.query.get('offset', null) == null);",
    original: "request.query.get('offset', null) == null",
    replacement: 'false',
    reason: 'For a database that would leave an absent offset out; the emulator makes it 0.',
  },
  {
    file: 'firestore.rules',
    line: "&& isCount(picture.get('width', 1), 20000)",
    original: '1',
    replacement: '2',
    reason: ANY_DEFAULT,
  },
  {
    file: 'firestore.rules',
    line: "&& isCount(picture.get('height', 1), 20000)",
    original: '1',
    replacement: '2',
    reason: ANY_DEFAULT,
  },
  {
    file: 'firestore.rules',
    line: /^.*isCount\(data\.get\('\w+', 1\), \d+\).*$/,
    original: '1',
    replacement: '2',
    reason: ANY_DEFAULT,
  },
  {
    file: 'firestore.rules',
    line: "&& isCount(after().get('leftOut', 1), 1000000)",
    original: '1',
    replacement: '2',
    reason: ANY_DEFAULT,
  },
  {
    file: 'firestore.rules',
    line: String.raw`return '[^\\p{Z}"<>\\\\\\p{Cc}\\p{Cf}\\x{2066}-\\x{2069}]';`,
    original: '2069',
    replacement: '206A',
    reason: 'U+206A is a format character, which the class excludes as well.',
  },
  {
    file: 'firestore.rules',
    line: "let other = status == 'Upcoming' ? 'Released' : 'Upcoming';",
    original: "== 'Upcoming'",
    replacement: "in ['Upcoming', 'Other']",
    reason: 'Whatever asks for it has refused other statuses before.',
  },
  {
    file: 'firestore.rules',
    line: /^&& \(after\(\)\.\w+ == '\w+' \|\| wasUnpublished\(.*$/,
    original: /^== '\w+'$/,
    replacement: /^in \['\w+', 'Other'\]$/,
    reason: CHECKED_TWICE,
  },
  ...BEFORE_AND_BEHIND.map((replacement) => ({
    file: 'firestore.rules',
    line: "&& data.get('days', 30) == (data.path.matches('contactMessages/.*') ? 7 : 30)",
    original: '',
    replacement,
    reason: 'The path has been found to be one of a few.',
  })),
  {
    file: 'firestore.rules',
    line: '&& (isDeletedDocument(after()) || isDeletedAnnouncement(after())) && isAdmin();',
    original: 'isAdmin()',
    replacement: 'true',
    reason:
      'The same request deletes the entry, which only an administrator may (second-locks.test.ts).',
  },
  ...[
    ['isTrashedFrom', '(?s:.)?'],
    ['isTrashedFrom', '(?s:.?)'],
    ['isEditedAt', '(?s:.)?'],
    ['isEditedAt', '(?s:.?)'],
    ['isPublishedAt', '(?s:.?)'],
  ].map(([inside = '', replacement = '']) => ({
    file: 'firestore.rules',
    inside,
    line: PLACES,
    original: '',
    replacement,
    reason: NO_DOCUMENT,
  })),
  ...['isTrashedFrom', 'isEditedAt', 'isPublishedAt'].map((inside) => ({
    file: 'firestore.rules',
    inside,
    line: PLACES,
    original: '+',
    replacement: '*',
    reason: NO_DOCUMENT,
  })),
  ...[
    "&& (isTrashedFrom(data.path) || data.path.matches('(unpublished|contactMessages)/[^/]+'))",
    "&& (isEditedAt(data.path) || data.path.matches('unpublished/[^/]+|site/settings'))",
  ].flatMap((line) =>
    [['+', '*'], ...BEFORE_AND_BEHIND.map((replacement) => ['', replacement])].map(
      ([original = '', replacement = '']) => ({
        file: 'firestore.rules',
        line,
        original,
        replacement,
        reason: NO_DOCUMENT,
      }),
    ),
  ),
  {
    file: 'firestore.rules',
    line: "return !changed.hasAny(['day', 'lastDay', 'time', 'endTime'])",
    original: '',
    replacement: ", 'Other'",
    reason: 'isValidEvent has refused another field.',
  },
  {
    file: 'storage.rules',
    line: "&& request.resource.name.matches('[^/]+/[^/]+')",
    original: '+',
    replacement: '*',
    reason: 'Nothing matches a path without a folder or a name.',
  },
  {
    file: 'firestore.rules',
    line: String.raw`'(?s).*[^\\p{Z}\\p{Cc}\\p{Cf}\\p{M}\\x{115F}\\x{1160}\\x{2065}\\x{2800}\\x{3164}\\x{FFA0}\\x{FFF0}-\\x{FFF8}\\x{1D159}\\x{E0000}-\\x{E0FFF}].*');`,
    original: 'FFF8',
    replacement: 'FFF9',
    reason: 'U+FFF9 is a format character, which the class excludes as well.',
  },
  {
    file: 'firestore.rules',
    line: '&& after().timestamp is timestamp',
    original: 'after().timestamp is timestamp',
    replacement: 'true',
    reason: 'Nothing else can be compared with a time: an error, which denies as well.',
  },
  ...BEFORE_AND_BEHIND.map((replacement) => ({
    file: 'firestore.rules',
    line: "&& !value.matches('(?i)[^?#]*(//|/[.]|%2e|%2f|%5c).*');",
    original: '',
    replacement,
    reason: 'The line before permits neither another first character than a slash nor a line end.',
  })),
  {
    file: 'firestore.rules',
    line: '&& (isOfDocument(after()) || isOfAnnouncement(after()) || isOfFirstSettings(after())) && isAdmin();',
    original: 'isAdmin()',
    replacement: 'true',
    reason:
      'The same request changes the entry, which only an administrator may (second-locks.test.ts).',
  },
  {
    file: 'firestore.rules',
    line: '|| isAdmin()',
    original: 'isAdmin()',
    replacement: 'true',
    reason:
      'The same request takes the message out of the trash, which only an administrator may (second-locks.test.ts).',
  },
  {
    file: 'firestore.rules',
    line: 'return isFilled(data.name, 100)',
    original: '100',
    replacement: '101',
    reason: 'The next line has the same limit.',
  },
  {
    file: 'firestore.rules',
    line: '&& isLine(data.name, 100)',
    original: '100',
    replacement: '101',
    reason: 'The line before has the same limit.',
  },
  {
    file: 'firestore.rules',
    line: 'return !exists(/databases/$(database)/documents/contactMessages/$(message)/none/none);',
    original: 'exists',
    replacement: 'existsAfter',
    reason: 'There is nothing below a message, before or after.',
  },
  {
    file: 'firestore.rules',
    line: 'allow create, update: if day == string(request.time.toMillis() / 86400000)',
    original: '86400000',
    replacement: '86400001',
    reason: 'Another number only in the first seconds of a day.',
  },
  {
    file: 'firestore.rules',
    line: 'allow create, update: if day == string(request.time.toMillis() / 86400000)',
    original: '86400000',
    replacement: '86399999',
    reason: 'Another number only in the last seconds of a day.',
  },
  ...BEFORE_AND_BEHIND.map((replacement) => ({
    file: 'firestore.rules',
    line: String.raw`'(?s).*[^\\p{Z}\\p{Cc}\\p{Cf}\\p{M}\\x{115F}\\x{1160}\\x{2065}\\x{2800}\\x{3164}\\x{FFA0}\\x{FFF0}-\\x{FFF8}\\x{1D159}\\x{E0000}-\\x{E0FFF}].*');`,
    original: '',
    replacement,
    reason: 'Any characters are permitted there already.',
  })),
];
