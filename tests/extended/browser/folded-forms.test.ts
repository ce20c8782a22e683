import type { Locator } from '@playwright/test';
import { photo } from '../../browser/support/files';
import { expect, open, test, untilAtRest } from '../../browser/support/fixtures';
import { beginsOnFirstScreen, closeForm, openForm } from '../../browser/support/folded-forms';
import { layoutShift, observeLayoutShifts, whatMoved } from '../../browser/support/layout-shift';

test.use({ isSignedIn: true });

for (const address of ['/admin/events', '/admin/gallery', '/admin/announcements']) {
  test(`${address} shows the beginning of its list on the first screen without shifting it, and fits the narrowest screen with large text`, ({
    page,
  }) => beginsOnFirstScreen(page, address, [{ width: 360, height: 740 }]));
}

test('the actions of an entry are on its card immediately, which does not change its size', async ({
  page,
}) => {
  await observeLayoutShifts(page);
  await page.setViewportSize({ width: 360, height: 3000 });
  for (const address of ['/admin/movies', '/admin/events', '/admin/gallery']) {
    await open(page, address);
    await expect(page.getByRole('article').nth(2)).toBeInViewport();
    await untilAtRest(page);
    await layoutShift(page);
    expect(await whatMoved(page), address).not.toContain('article');
  }
});

/** Puts something into a field as a script does that knows its label alone. Returns what empties it. */
async function fillIn(field: Locator): Promise<() => Promise<unknown>> {
  const type = await field.evaluate((element) =>
    element instanceof HTMLInputElement ? element.type : element.localName,
  );
  if (type === 'select') {
    await field.selectOption({ index: 1 });
    // A script chooses without the focus.
    await field.focus();
    return () => field.selectOption({ index: 0 });
  }
  if (type === 'radio') {
    await field.check();
    return () => field.page().getByRole('radio', { name: 'Publish now' }).check();
  }
  if (type === 'checkbox') {
    await field.check();
    return () => field.uncheck();
  }
  const value = { date: '2027-01-31', time: '18:30' }[type] ?? '12';
  await field.fill(value);
  await expect(field).toHaveValue(value);
  return async () => {
    await field.fill('');
    // What is offered may cover what is below it.
    await field.blur();
  };
}

/** One of each component: of pictures, and of fields. */
const FORMS = [
  { address: '/admin/banners', name: 'Add banners', picture: 'Pictures' },
  { address: '/admin/announcements', name: 'Add an announcement', picture: 'Image' },
];

for (const { address, name, picture } of FORMS) {
  test(`the form of ${address} can be filled in starting from any of its fields`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await open(page, address);
    const form = page.getByRole('form', { name });
    await expect(form.getByRole('radio')).toHaveCount(3);
    const fields = form.locator('input:not([type=file]), textarea, select');
    const labelsOf = () =>
      fields.evaluateAll((elements) =>
        elements.map((element) => {
          const label =
            element.closest('label') ?? document.querySelector(`label[for="${element.id}"]`);
          return label?.textContent ?? '';
        }),
      );
    // Some are there before their code has loaded.
    await expect.poll(labelsOf).not.toContain('');
    const labels = await labelsOf();
    expect(labels.length).toBeGreaterThan(4);

    // The last one first: all that is before it is hidden below the edge of the form.
    for (const label of labels.toReversed()) {
      await expect(openForm(page)).toBeVisible();
      const field = form.getByLabel(label, { exact: true });
      if (label === 'Publish now') continue;
      const empty = await fillIn(field);
      await expect(openForm(page)).toBeHidden();
      await expect(field).toBeInViewport();
      await empty();
      await closeForm(page).click();
    }

    await expect(openForm(page)).toBeVisible();
    await form
      .getByLabel(new RegExp(`^${picture}( \\(optional\\))?$`))
      .setInputFiles(await photo());
    await expect(form.getByRole('button', { name: 'Remove' })).toBeVisible();
    await expect(openForm(page)).toBeHidden();
  });
}

test('with the keyboard a form unfolds where the focus enters, from both directions', async ({
  page,
}) => {
  await open(page, '/admin/movies');
  await openForm(page).focus();
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('button', { name: 'Upload Movie' })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Upload Movie' })).toBeInViewport();
  await closeForm(page).press('Enter');
  await expect(openForm(page)).toBeFocused();
  await expect(openForm(page)).toBeInViewport();

  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Movie Title')).toBeFocused();
  await expect(closeForm(page)).toHaveAttribute('aria-expanded', 'true');
});
