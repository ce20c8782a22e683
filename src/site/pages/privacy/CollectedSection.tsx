import { Link } from 'react-router-dom';
import { paths } from '../../../content/paths/paths';

export const CollectedSection = () => (
  <section aria-labelledby="collected">
    <h2 id="collected">Information we collect</h2>
    <h3>What you send us</h3>
    <p>
      When you send the form on the <Link to={paths.contact}>contact page</Link>, we store these
      five things and nothing else:
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
    </p>
  </section>
);
