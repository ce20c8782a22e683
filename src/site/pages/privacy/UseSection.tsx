import { PRIVACY } from '../../../company/privacy';

export const UseSection = () => (
  <section aria-labelledby="use">
    <h2 id="use">How we use it</h2>
    <p>
      We read your message, answer it, and look it up again if you write a second time. Name and
      email address are there so that we know whom we are answering. You send them because you want
      an answer; that is the only purpose for which we use them.
    </p>
    <p>
      Only the people who run this site can open the messages, each with an account of their own. We
      do not sell them, pass them on, put you on a mailing list or let software decide anything
      about you. We would hand a message over only if a court or a law of {PRIVACY.country} obliges
      us to.
    </p>
    <p>If you are under eighteen, please let a parent or guardian write to us for you.</p>
  </section>
);
