import { usePageTitle } from '../../../content/meta/page-title';
import { site } from '../../../company/site';

/** Only a welcome (product 16.14). */
export function AdminAboutPage() {
  usePageTitle('Admin');
  return <h1>Welcome to {site.name}</h1>;
}
