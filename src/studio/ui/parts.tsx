import { useEffect, useId, useRef, useState, type ComponentProps, type ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { usePageTitle } from '../../content/meta/page-title';
import { Loaded, LoadFailure } from '../../shared/ui/Loaded';

/** The heading of a screen, which is the title of the browser tab, too. */
export function PageHeading({ children }: { readonly children: string }) {
  usePageTitle(children);
  return <h1 className="page-title">{children}</h1>;
}

interface ButtonProps extends ComponentProps<'button'> {
  /** Whether it cannot be pressed now, and keeps the focus all the same. */
  readonly pending?: boolean;
}

/** A button that does something at once; one that sends its form is a `button` of type submit. */
export const Button = ({ pending, className = 'button', ...button }: ButtonProps) => (
  <button type="button" className={className} aria-disabled={pending} {...button} />
);

/** A button in a row of actions. */
export const Action = (button: ButtonProps) => <Button className="action" {...button} />;

interface TabLinkProps extends LinkProps {
  /** Whether it leads to what is shown. */
  readonly isCurrent: boolean;
}

/** A link to another part of the screen, at the same scroll position. */
export const TabLink = ({ isCurrent, ...link }: TabLinkProps) => (
  <Link aria-current={isCurrent ? 'page' : undefined} preventScrollReset {...link} />
);

interface LoadedPartProps<T> extends Pick<ComponentProps<typeof Loaded<T>>, 'from' | 'children'> {
  /** What it is, as the subject of a sentence: 'The movies'. */
  readonly what: string;
  readonly waiting?: ReactNode;
}

/** A part of a screen that says when it cannot be loaded, with a button to try again. */
export const LoadedPart = <T,>({
  what,
  waiting = <p role="status">Loading...</p>,
  ...part
}: LoadedPartProps<T>) => (
  <Loaded
    waiting={waiting}
    failed={(retry) => <LoadFailure what={what} retry={retry} />}
    {...part}
  />
);

interface RunProgressProps {
  /** '40 of 180 messages are deleted.' */
  readonly text: string;
  /** How much is done of `max`; both undefined while nobody knows. */
  readonly value: number | undefined;
  readonly max: number | undefined;
  readonly stop: () => void;
  /** Gives the button the focus: the one that was pressed has gone. */
  readonly takesFocus?: boolean;
}

/** Screen readers hear of each quarter. */
const QUARTERS = 4;

/** The progress of a run, with a button that stops it. */
export function RunProgress({ text, value, max, stop, takesFocus = false }: RunProgressProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [textAtFirst] = useState(text);
  useEffect(() => {
    if (takesFocus) button.current?.focus();
  }, [takesFocus]);
  const quarter = Math.floor(((value ?? 0) / (max || 1)) * QUARTERS);

  return (
    <div className="row between notice part">
      <p id={id}>{text}</p>
      <progress className="progress-bar" aria-labelledby={id} max={max} value={value} />
      <Button ref={button} onClick={stop}>
        Stop
      </Button>
      <p className="visually-hidden" role="status">
        {quarter > 0 && quarter < QUARTERS
          ? `${Math.round((quarter / QUARTERS) * 100)} percent are done.`
          : textAtFirst}
      </p>
    </div>
  );
}

interface RunReportProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** The result of a run; it gets the focus, as the pressed button is gone. */
export function RunReport({ label, children }: RunReportProps) {
  const report = useRef<HTMLDivElement>(null);
  useEffect(() => report.current?.focus(), []);
  return (
    <div
      ref={report}
      className="row between notice part"
      tabIndex={-1}
      role="group"
      aria-label={label}
    >
      {children}
    </div>
  );
}
