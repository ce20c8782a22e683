import { doc, type DocumentData, serverTimestamp } from 'firebase/firestore/lite';
import { describe, test } from 'vitest';
import { type Actor, admin, namedUser } from './support/actors';
import { aMessage, aVideo, stored } from './support/builders';
import { as } from './support/clients';
import { loadRules, seed } from './support/environment';
import { expectAllowed, expectDenied } from './support/expectations';
import { move } from './support/requests';
import { record, revisionOf } from './support/revisions';

// Some requests write two documents, and each asks for an administrator. One of the two would be enough as
// long as the other asks: here anybody may write the other, so that what is refused is refused by itself.

/** The rules with an `allow` of each of some blocks open to anybody. */
function loadRulesWithOpen(opened: Readonly<Record<string, string>>) {
  const change = (rules: string) =>
    Object.entries(opened).reduce((text, [block, operation]) => {
      const allow = new RegExp(`(match ${block}[/]\\{[^]*?allow ${operation}: if )[^;]*;`);
      if (!allow.test(text)) throw new Error(`There is no ${operation} in ${block}`);
      return text.replace(allow, '$1true;');
    }, rules);
  loadRules({ change });
}

const video = stored(aVideo());
const signed = ({ uid, claims }: Actor) => ({ by: claims?.['email'], uid });

describe('if anybody could empty the trash', () => {
  loadRulesWithOpen({ '/trash': 'delete' });

  test('only an administrator could restore a message', async () => {
    const entry = stored(aMessage());
    const [place, trash] = ['contactMessages/c', 'trash/contactMessage:c'];
    await seed({ [trash]: { path: place, entry } });
    const restore = (actor: Actor) => move(place, entry, trash, { actor });
    await expectDenied(restore(namedUser));
    await expectAllowed(restore(admin));
  });
});

describe('if anybody could delete a video', () => {
  loadRulesWithOpen({ '/videos': 'delete' });

  test('only an administrator could move it to the trash', async () => {
    await seed({ 'videos/v': video });
    const trash = (actor: Actor): DocumentData => ({
      path: 'videos/v',
      entry: video,
      ...signed(actor),
      deleted: serverTimestamp(),
    });
    const remove = (actor: Actor) => move('trash/video:v', trash(actor), 'videos/v', { actor });
    await expectDenied(remove(namedUser));
    await expectAllowed(remove(admin));
  });
});

describe('if anybody could edit a video and note its last revision', () => {
  loadRulesWithOpen({ '/videos': 'update', '/edits': 'create, update' });

  test('only an administrator could store its revision', async () => {
    await seed({ 'videos/v': video });
    const edit = (actor: Actor) =>
      record(revisionOf('videos/v', video, signed(actor)), actor)
        .update(doc(as(actor), 'videos/v'), { title: 'Ebb' })
        .commit();
    await expectDenied(edit(namedUser));
    await expectAllowed(edit(admin));
  });
});
