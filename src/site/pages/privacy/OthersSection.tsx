import { PRIVACY } from '../../../company/privacy';
import { NewTabLink } from '../../../shared/ui/text/NewTabLink';

export const OthersSection = () => (
  <section aria-labelledby="others">
    <h2 id="others">YouTube, Google Maps and Firebase</h2>
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
          {PRIVACY.country}.
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
      Google describes what it does with such data in{' '}
      <NewTabLink href="https://policies.google.com/privacy">its privacy policy</NewTabLink>. Links
      to tickets, Instagram, Facebook and other sites send nothing until you follow them.
    </p>
  </section>
);
