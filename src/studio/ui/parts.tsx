import type { ComponentProps, ReactNode } from 'react';
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
