import { screen, within } from '@testing-library/react';
import { card, cards } from './admin-screen';

export const TITLES = ['A', 'B', 'C', 'D'];
export const select = async (name: string) =>
  within(await card(name)).getByRole('checkbox', { name: 'Select' });
export const selectAll = () => screen.findByRole('checkbox', { name: 'Select all shown' });
export const tools = (noun: string) =>
  within(screen.getByRole('group', { name: `Selected ${noun}` }));
export const names = () =>
  cards().map((article) => within(article).getByRole('heading').textContent);
export const failures = () =>
  screen.queryAllByRole('alert').flatMap(({ textContent }) => textContent || []);
export const offline = Object.assign(new Error('Failed to fetch'), { code: 'unknown' });
