import { useEffect, useId, useRef, useState, type ComponentProps, type ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { usePageTitle } from '../../content/meta/page-title';
import { Loaded, LoadFailure } from '../../shared/ui/Loaded';

/** The heading of a screen; also sets the title of the browser tab. */
export function PageHeading({ children }: { readonly children: string }) {
  usePageTitle(children);
  return <h1 className="page-title">{children}</h1>;
}

interface ButtonProps extends ComponentProps<'button'> {
  /** Whether it cannot be pressed now; unlike a disabled button, it keeps the focus. */
  readonly pending?: boolean;
}

/** A button that does not submit a form. */
export const Button = ({ pending, className = 'button', ...button }: ButtonProps) => (
  <button type="button" className={className} aria-disabled={pending} {...button} />
);

/** A button in a row of actions. */
export const Action = (button: ButtonProps) => <Button className="action" {...button} />;

interface TabLinkProps extends LinkProps {
  /** Whether the link leads to the current part. */
  readonly isCurrent: boolean;
}

/** A link to another part of the screen, which keeps the scroll position. */
export const TabLink = ({ isCurrent, ...link }: TabLinkProps) => (
  <Link aria-current={isCurrent ? 'page' : undefined} preventScrollReset {...link} />
);

interface LoadedPartProps<T> extends Pick<ComponentProps<typeof Loaded<T>>, 'from' | 'children'> {
  /** The subject of the error message: 'The movies'. */
  readonly what: string;
  readonly waiting?: ReactNode;
}

/** A part of a screen that loads; after a failure it shows a message and a button to try again. */
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
  /** The completed part of `max`; both are undefined while unknown. */
  readonly value: number | undefined;
  readonly max: number | undefined;
  readonly stop: () => void;
  /** Whether the button takes the focus, because the pressed button has disappeared. */
  readonly takesFocus?: boolean;
}

/** Screen readers announce each quarter. */
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

/** The result of a run; takes the focus, because the pressed button has disappeared. */
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
