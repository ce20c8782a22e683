// product 9.10.
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PRIVACY } from '../../src/company/privacy';
import { site } from '../../src/company/site';
import { renderAt } from '../support/render-at';

const main = () => within(screen.getByRole('main'));

test('the privacy policy has its sections and the date of its last change', async () => {
  renderAt('/privacy');
  await screen.findByRole('heading', { level: 1, name: 'Privacy policy' });
  await waitFor(() => expect(document.title).toBe(`Privacy – ${site.name}`));
  const sections = main().getAllByRole('heading', { level: 2 });
  expect(sections.map(({ textContent }) => textContent)).toEqual([
    'Information we collect',
    'How we use it',
    'YouTube, Google Maps and Firebase',
    'How we protect it, and for how long',
    'Your rights',
  ]);
  expect(main().getByText(PRIVACY.updated.words)).toHaveAttribute('datetime', PRIVACY.updated.day);
});

test('the table of contents links to every section', async () => {
  renderAt('/privacy');
  const contents = await screen.findByRole('navigation', { name: 'On this page' });
  for (const link of within(contents).getAllByRole('link')) {
    const id = link.getAttribute('href')?.slice(1) ?? '';
    expect(document.getElementById(id)).toHaveTextContent(link.textContent);
  }
});

test('the policy names a contact person, an email address and the authority for complaints', async () => {
  renderAt('/privacy');
  await screen.findByRole('heading', { level: 1 });
  const [address] = main().getAllByRole('link', { name: PRIVACY.contact.email });
  expect(address).toHaveAttribute('href', `mailto:${PRIVACY.contact.email}`);
  expect(main().getAllByText(PRIVACY.contact.name, { exact: false })).not.toHaveLength(0);
  expect(main().getAllByText(PRIVACY.authority, { exact: false })).not.toHaveLength(0);
});
