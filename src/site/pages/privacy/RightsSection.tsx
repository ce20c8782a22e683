import { PhoneNumbers } from '../../../content/settings/ui/PhoneNumbers';
import { useContactSettings } from '../../../content/settings/use-contact-settings';
import { PRIVACY } from '../../../company/privacy';

export function RightsSection() {
  const { phone } = useContactSettings();
  return (
    <section aria-labelledby="rights">
      <h2 id="rights">Your rights</h2>
      <p>
        {PRIVACY.law} gives you rights over what we hold about you. We grant them to everybody,
        wherever you live:
      </p>
      <ul>
        <li>
          <strong>To know.</strong> Ask us what we have of yours, what we do with it and who else
          has seen it. You get a copy.
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
        Write to {PRIVACY.contact.name} at{' '}
        <a href={`mailto:${PRIVACY.contact.email}`}>{PRIVACY.contact.email}</a> or call{' '}
        <PhoneNumbers text={phone} />. Please write from the address that you used in the form, or
        tell us about when you wrote, so that we hand your message to nobody else. It costs nothing.
        A person does it, and answers within thirty days.
      </p>
      <h3>If you are not content with our answer</h3>
      <p>
        The same address takes complaints; {PRIVACY.contact.name} answers for personal data here. If
        you have complained to us and that did not settle it, you may turn to {PRIVACY.authority}.
      </p>
      <h3>If this page changes</h3>
      <p>
        We change the date at its top. If what we do with messages that we already have should
        change, we ask the people who wrote them first.
      </p>
    </section>
  );
}
