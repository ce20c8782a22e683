import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answerDialog, button, card, fill, message, pressOn } from '../../support/admin-screen';
import { pictureFile } from '../../support/memory/movie-forms';
import { renderAt } from '../../support/render-at';

// new-kind.test.ts runs it in a copy of the project that has this kind, from the folder extended/screens.

test('an award is added, edited, shown to visitors, deleted and restored', async () => {
  const { router } = renderAt('/admin/awards');
  await screen.findByRole('form', { name: 'Add an award' });
  fill('Title', 'Best film');
  fill(/^Organizer/, 'Festival of Kochi');
  const files = [pictureFile()];
  fireEvent.change(screen.getByLabelText('Picture (optional)'), { target: { files } });
  fireEvent.change(await screen.findByLabelText(/^What it shows(?! in)/), {
    target: { value: 'A golden lantern' },
  });
  fireEvent.click(button('Add Award'));
  await message('Award added successfully!');

  await pressOn('Best film', 'Edit');
  const form = within(await screen.findByRole('form', { name: 'Edit award' }));
  fireEvent.change(form.getByLabelText(/^Organizer/), { target: { value: 'Festival of Goa' } });
  fireEvent.click(form.getByRole('button', { name: 'Save' }));
  await message('Award updated successfully!');

  await router.navigate('/awards');
  expect(await screen.findByText(/Festival of Goa/)).toBeVisible();
  expect(screen.getByRole('img', { name: 'A golden lantern' })).toBeVisible();

  await router.navigate('/admin/awards');
  await pressOn('Best film', 'Delete');
  await answerDialog('Delete');
  await message('Award deleted successfully!');
  await router.navigate('/awards');
  await message('There are no awards yet.');

  await router.navigate('/admin/trash');
  expect(await card('Best film')).toBeVisible();
  await pressOn('Best film', 'Restore');
  await message(/^Restored: .*Best film/);
  await router.navigate('/awards');
  expect(await screen.findByText(/Festival of Goa/)).toBeVisible();
});
