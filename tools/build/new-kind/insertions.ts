import { OTHER_LANGUAGES } from '../../../functions/src/languages';

/** A text to insert into a file, before or after another text that occurs once. */
export type Insertion = { readonly file: string; readonly text: string } & (
  | { readonly before: string }
  | { readonly after: string }
);

/**
 * Marks a text that is still in the first language: a test of words fails until it is translated.
 */
export const UNTRANSLATED = 'To be translated.';

/**
 * Returns the insertions into existing files for the kind `award`, with its letter in the search
 * index. They are placed beside lines of other kinds and pages, or at the ends of lists.
 */
export const insertionsOf = (letter: string): readonly Insertion[] => [
  {
    file: 'src/content/base/define-kind.ts',
    before: '} as const;\n\nexport type KindName',
    text: `  award: '${letter}',\n`,
  },
  {
    file: 'src/content/kinds.ts',
    before: "import type { AnyKind, KindName } from './base/define-kind';\n",
    text: "import { awardKind } from './award/award';\n",
  },
  {
    file: 'src/content/kinds.ts',
    before: '} satisfies Readonly<Record<KindName, AnyKind>>;',
    text: '  award: awardKind,\n',
  },
  {
    file: 'src/studio/app/studios.ts',
    before: "import { bannerStudio } from '../../content/banner/studio/banner.studio';\n",
    text: "import { awardStudio } from '../../content/award/studio/award.studio';\n",
  },
  {
    file: 'src/studio/app/studios.ts',
    before: '  });',
    text: '    award: awardStudio,\n',
  },
  // The admin area.
  {
    file: 'src/content/paths/admin-paths.ts',
    before: "  about: '/admin/about',\n",
    text: "  awards: '/admin/awards',\n",
  },
  {
    file: 'src/studio/app/admin-routes.tsx',
    after: "  kindScreen('event', adminPaths.events),\n",
    text: "  kindScreen('award', adminPaths.awards),\n",
  },
  {
    file: 'src/studio/app/shell/AdminLayout.tsx',
    before: "  { to: adminPaths.contact, label: 'Contact' },\n",
    text: "  { to: adminPaths.awards, label: 'Awards', entries: { one: 'an award', all: 'awards' } },\n",
  },
  {
    file: 'src/studio/screens/help/HelpPage.tsx',
    before: "  { to: adminPaths.contact, name: 'Contact'",
    text: "  { to: adminPaths.awards, name: 'Awards', what: 'Awards, newest first.' },\n",
  },
  // The public page.
  {
    file: 'src/content/paths/paths.ts',
    before: "  about: '/about',\n",
    text: "  awards: '/awards',\n  award: (id: string) => `/awards?award=${encodeURIComponent(id)}`,\n",
  },
  {
    file: 'src/site/app/routes.tsx',
    before: "  screen(\n    '/search',\n",
    text: [
      '  screen(',
      "    '/awards',",
      "    lazy(() => import('../pages/awards/awards.loader'), 'awardsLoader'),",
      "    lazy(() => import('../pages/awards/AwardsPage'), 'AwardsPage'),",
      '  ),\n',
    ].join('\n'),
  },
  {
    file: 'src/site/app/RootLayout.tsx',
    before: '  { to: paths.contact, label: CONTACT },\n',
    text: '  { to: paths.awards, label: AWARDS },\n',
  },
  {
    file: 'src/site/app/RootLayout.tsx',
    before: "import { paths } from '../../content/paths/paths';\n",
    text: "import { AWARDS } from '../../shared/words/awards';\n",
  },
  {
    file: 'src/site/app/preview/draft-pages.tsx',
    before: '};\n\nexport const isKind',
    text: [
      '  award: {',
      "    page: lazy(() => import('../../pages/awards/AwardsPage'), 'AwardsPage'),",
      '    load: async ({ read }, args) => {',
      "      const { awardsLoader } = await import('../../pages/awards/awards.loader');",
      '      const data = await awardsLoader(args);',
      '      return { ...data, list: pagesWithDraft(data.list, read) };',
      '    },',
      '  },\n',
    ].join('\n'),
  },
  {
    file: 'src/site/pages/search/results.tsx',
    before: '] as const satisfies readonly (readonly [SearchKind, string])[];',
    text: "  ['award', AWARDS],\n",
  },
  {
    file: 'src/site/pages/search/results.tsx',
    before: "import { ANNOUNCEMENTS, EVENTS, VIDEOS } from '../../../shared/words/frame';\n",
    text: "import { AWARDS } from '../../../shared/words/awards';\n",
  },
  {
    file: 'src/site/pages/search/results.tsx',
    after: '  event: paths.event,\n',
    text: '  award: paths.award,\n',
  },
  {
    file: 'src/company/page-texts.ts',
    before: "  '/events': {\n",
    text: "  '/awards': { title: 'Awards', description: `The awards of ${name}.` },\n",
  },
  ...OTHER_LANGUAGES.flatMap((code) => [
    {
      file: `src/company/${code}/page-texts.ts`,
      before: "  '/events': {\n",
      text: `  // ${UNTRANSLATED}\n  '/awards': { title: 'Awards', description: \`The awards of \${name}.\` },\n`,
    },
    {
      file: `src/shared/words/${code}/complete.ts`,
      before: '];',
      text: "  Words<typeof import('../awards'), typeof import('./awards')>,\n",
    },
  ]),
  // What serves and measures it.
  { file: 'firebase.json', before: '|about|contact|settings|', text: '|awards' },
  {
    file: 'tools/build/pages.ts',
    before: '  search: 151_000,\n',
    text: '  awards: 149_000,\n',
  },
  { file: 'docs/product.md', before: ', `/search` and', text: ', `/awards`' },
];
