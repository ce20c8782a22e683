import { phoneParts } from '../../../shared/text/phone';

interface PhoneNumbersProps {
  readonly text: string;
  readonly className?: string | undefined;
}

/** A text in which each phone number is a link that dials it. */
export const PhoneNumbers = ({ text, className }: PhoneNumbersProps) =>
  phoneParts(text).map((part, index) =>
    part.href ? (
      <a key={index} className={className} href={part.href}>
        {part.text}
      </a>
    ) : (
      <span key={index}>{part.text}</span>
    ),
  );
