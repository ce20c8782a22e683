import { usePageTitle } from '../../hooks/usePageTitle';
import { site } from '../../site';

/** Only a welcome (SPEC §2). */
export function AdminAboutPage() {
  usePageTitle('Admin');
  return <h1>Welcome to {site.name}</h1>;
}
