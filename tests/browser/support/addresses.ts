import { PAGES } from '../../../tools/build/pages';

/** An address of each public page. */
export const PUBLIC_PAGES = [
  ...PAGES.filter(({ folder }) => !['search', 'admin-login'].includes(folder)).map(({ route }) =>
    route.replace(':id', 'platform-3b'),
  ),
  '/search?q=moon',
  '/no-such-page',
];
