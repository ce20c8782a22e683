import { PRIVACY } from '../../../company/privacy';

export const ProtectionSection = () => (
  <section aria-labelledby="protection">
    <h2 id="protection">How we protect it, and for how long</h2>
    <p>
      Messages travel to the database encrypted and lie there encrypted. The database itself, not
      just this site, decides who may read them: anybody may leave a message, nobody but our
      administrators can open one, and not even they can change what you wrote.
    </p>
    <p>
      We keep a message for as long as we are talking, and for two years after that at the most.
      Nothing deletes itself: the site tells us of every message that is older than a year, and we
      delete it unless we are still talking. For a week we can undo that; our next visit then
      deletes it for good. Ask, and yours goes at once. Our backups hold it for up to{' '}
      {PRIVACY.backups} more.
    </p>
    <p>
      If messages should ever get into the wrong hands, we will tell the people who wrote them, and
      {PRIVACY.authority}, what happened and what we have done about it. If you notice a gap before
      we do, please write to <a href={`mailto:${PRIVACY.contact.email}`}>{PRIVACY.contact.email}</a>
      .
    </p>
  </section>
);
