// product 14.19.
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { SECTIONS } from '../../src/admin/shell/sections';
import { COMMON_KEYS, INBOX_KEYS } from '../../src/admin/kit/keys';
import { renderAt } from '../support/render-at';
import { signedInAs } from '../support/signed-in-as';

beforeEach(() => signedInAs('admin'));

test('the page of help says what each screen of the sidebar is for, and all keys', async () => {
  const { visitor } = renderAt('/admin/about');
  await visitor.click(await screen.findByRole('link', { name: 'Help' }));
  const screens = within(await screen.findByRole('region', { name: 'What each screen is for' }));
  for (const { label } of SECTIONS.filter(({ label: name }) => name !== 'Help')) {
    expect(screens.getByRole('link', { name: label })).toBeVisible();
  }
  const keys = within(screen.getByRole('region', { name: 'Keys' }));
  for (const [, does] of [...COMMON_KEYS, ...INBOX_KEYS]) {
    expect(keys.getByText(does)).toBeVisible();
  }
});

test('? in the inbox opens it, and not where somebody types', async () => {
  const { visitor, address } = renderAt('/admin/contact');
  await visitor.type(await screen.findByRole('searchbox'), '?');
  expect(address()).toBe('/admin/contact');
  screen.getByRole('searchbox').blur();
  await visitor.keyboard('?');
  expect(await screen.findByRole('heading', { level: 1, name: 'Help' })).toBeVisible();
});
