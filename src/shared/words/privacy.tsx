import type { ReactNode } from 'react';

// The text of the privacy policy. It is the same for every company, whose facts are arguments.

/** Returns a link with the text. */
type LinkOf = (text: string) => ReactNode;

interface Facts {
  readonly country: string;
  readonly law: string;
  readonly authority: string;
  readonly backups: string;
  readonly contact: { readonly name: string };
}

export const PRIVACY_POLICY = 'Privacy policy';
/** Precedes the date. */
export const LAST_UPDATED = 'Last updated on';
export const ON_THIS_PAGE = 'On this page';
export const COLLECTED = 'Information we collect';
export const USE = 'How we use it';
export const OTHERS = 'YouTube, Google Maps and Firebase';
export const PROTECTION = 'How we protect it, and for how long';
export const RIGHTS = 'Your rights';

export const inShort = (company: string) =>
  `In short: ${company} keeps what you write in the contact form, to answer you. This site sets no cookies, counts no visits and follows nobody. The rest of this page says so at length.`;

export const collected = (contactLink: LinkOf) => (
  <>
    <h3>What you send us</h3>
    <p>
      When you send the form on the {contactLink('contact page')}, we store these five things and
      nothing else:
    </p>
    <ul>
      <li>your name,</li>
      <li>your email address,</li>
      <li>the subject, if you gave one,</li>
      <li>your message,</li>
      <li>the time at which it arrived.</li>
    </ul>
    <p>
      Once we have read it, we mark it as read. If you phone us or write an email instead, we have
      your number or address as anybody would whom you call or write to.
    </p>
    <h3>What fails</h3>
    <p>
      If something on a page fails, your browser tells us so, at most three times: the text of the
      error, the part of the site’s code and the page. What you have written, who you are and your
      IP address are no part of it. We keep these reports for 30 days, to mend the site.
    </p>
    <h3>What we do not collect</h3>
    <p>
      There are no accounts for visitors. This site sets no cookies and has no advertising, no
      visitor statistics and no trackers of its own or of others. Its fonts come from the site
      itself, so nobody else learns from them that you were here.
    </p>
    <h3>What stays in your browser</h3>
    <p>
      For as long as the tab is open, your browser remembers how far you had scrolled on a page, and
      what you have typed into the contact form but not yet sent, so that a lost connection does not
      cost you your text. Neither reaches us. Both are gone when you close the tab, and a message is
      gone from there as soon as it has been sent. It also keeps our own phone number, links and the
      like, so that pages show them at once; that says nothing about you.
      {!import.meta.env?.ONE_LANGUAGE &&
        ' If you choose a language, it keeps that as well, for your next visit; we do not learn of it.'}
    </p>
  </>
);

export const use = ({ country }: Pick<Facts, 'country'>) => (
  <>
    <p>
      We read your message, answer it, and look it up again if you write a second time. Name and
      email address are there so that we know whom we are answering. You send them because you want
      an answer; that is the only purpose for which we use them.
    </p>
    <p>
      Only the people who run this site can open the messages, each with an account of their own. We
      do not sell them, pass them on, put you on a mailing list or let software decide anything
      about you. We would hand a message over only if a court or a law of {country} obliges us to.
    </p>
    <p>If you are under eighteen, please let a parent or guardian write to us for you.</p>
  </>
);

export const others = ({ country }: Pick<Facts, 'country'>, policyLink: LinkOf) => (
  <>
    <p>
      Whoever delivers something to your browser learns your IP address, the kind of browser you use
      and the time. On this site that is Google, in four places:
    </p>
    <dl>
      <div>
        <dt>The site, its pictures and the messages</dt>
        <dd>
          All are kept with Google Firebase: the pages with Firebase Hosting, the pictures with
          Cloud Storage, films, announcements and contact messages in the Firestore database. Google
          keeps technical logs of such requests for a while, to run the service and to fend off
          attacks. We do not use them to find out who you are. The computers may stand outside
          {country}.
        </dd>
      </div>
      <div>
        <dt>Video thumbnails</dt>
        <dd>
          Where a page lists videos without a picture of their own, their still pictures are fetched
          from YouTube (i.ytimg.com) as soon as they come into view.
        </dd>
      </div>
      <div>
        <dt>Videos</dt>
        <dd>
          The player is loaded only when you press play, and from youtube-nocookie.com, which keeps
          no cookies until a video plays. From then on YouTube’s own rules apply.
        </dd>
      </div>
      <div>
        <dt>The map</dt>
        <dd>
          The map on the contact page is loaded from Google Maps by itself when you scroll near it.
          Google may set cookies of its own in it. If you leave the page before, nothing is loaded.
        </dd>
      </div>
    </dl>
    <p>
      Google describes what it does with such data in {policyLink('its privacy policy')}. Links to
      tickets, Instagram, Facebook and other sites send nothing until you follow them.
    </p>
  </>
);

export const protection = (
  { authority, backups }: Pick<Facts, 'authority' | 'backups'>,
  mail: ReactNode,
) => (
  <>
    <p>
      Messages travel to the database encrypted and lie there encrypted. The database itself, not
      just this site, decides who may read them: anybody may leave a message, nobody but our
      administrators can open one, and not even they can change what you wrote.
    </p>
    <p>
      We keep a message for as long as we are talking, and for two years after that at the most.
      Nothing deletes itself: the site tells us of every message that is older than a year, and we
      delete it unless we are still talking. For a week we can undo that; our next visit then
      deletes it for good. Ask, and yours goes at once. Our backups hold it for up to {backups}{' '}
      more.
    </p>
    <p>
      If messages should ever get into the wrong hands, we will tell the people who wrote them, and
      {authority}, what happened and what we have done about it. If you notice a gap before we do,
      please write to {mail}.
    </p>
  </>
);

export const rights = (
  { authority, contact, law }: Pick<Facts, 'authority' | 'contact' | 'law'>,
  mail: ReactNode,
  phone: ReactNode,
) => (
  <>
    <p>
      {law} gives you rights over what we hold about you. We grant them to everybody, wherever you
      live:
    </p>
    <ul>
      <li>
        <strong>To know.</strong> Ask us what we have of yours, what we do with it and who else has
        seen it. You get a copy.
      </li>
      <li>
        <strong>To correct.</strong> If something is wrong or out of date, tell us how it should
        read.
      </li>
      <li>
        <strong>To erase.</strong> Ask us to delete your messages, and we do. That is also how you
        take back your consent; it is as easy as giving it was, and you need no reason.
      </li>
      <li>
        <strong>To name somebody</strong> who may do all this for you if you die or are no longer
        able to.
      </li>
      <li>
        <strong>To complain</strong> and get an answer.
      </li>
    </ul>
    <h3>How to ask</h3>
    <p>
      Write to {contact.name} at {mail} or call {phone}. Please write from the address that you used
      in the form, or tell us about when you wrote, so that we hand your message to nobody else. It
      costs nothing. A person does it, and answers within thirty days.
    </p>
    <h3>If you are not content with our answer</h3>
    <p>
      The same address takes complaints; {contact.name} answers for personal data here. If you have
      complained to us and that did not settle it, you may turn to {authority}.
    </p>
    <h3>If this page changes</h3>
    <p>
      We change the date at its top. If what we do with messages that we already have should change,
      we ask the people who wrote them first.
    </p>
  </>
);
