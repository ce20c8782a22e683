import { useState, useRef, type RefObject } from 'react';
import { paths } from '../../../paths/paths';
import { site } from '../../../../company/site';
import { Field } from '../../../../shared/ui/fields/Field';
import { randomSuffix, suggestedAddress } from '../../suggested-address';
import { ADDRESS_LENGTH, addressFrom, isMovieAddress } from '../../../values/movie-address';
import type { WarningNotes } from '../../../../studio/form/fields/find-warnings';
import { Button } from '../../../../studio/ui/parts';

interface MovieAddressProps {
  readonly id: string;
  readonly isPublished: boolean;
}

/** The address of a stored movie, which never changes, with a button that copies it. */
export function MovieAddress({ id, isPublished }: MovieAddressProps) {
  const [outcome, setOutcome] = useState('');
  const path = paths.movie(id);
  const address = site.origin + path;

  const copy = () => {
    // Without https, `navigator.clipboard` is undefined; inside the async function the error rejects the
    // promise.
    const copying = async () => navigator.clipboard.writeText(address);
    void copying().then(
      () => setOutcome('Link copied'),
      () => setOutcome('The browser does not copy. Select the address instead.'),
    );
  };

  return (
    <p className="whole-row row tight">
      <span>
        Address:{' '}
        {isPublished ? (
          <a className="soft" href={path} target="_blank" rel="noopener">
            {address}
            <span className="visually-hidden"> (opens in a new tab)</span>
          </a>
        ) : (
          <span className="soft">{address}</span>
        )}
      </span>
      <Button onClick={copy}>Copy link</Button>
      <span role="status">{outcome}</span>
    </p>
  );
}

interface AddressFieldProps {
  readonly container: RefObject<HTMLDivElement | null>;
  /** The typed text; '' if the suggestion is used. */
  readonly typed: string;
  readonly suggestion: string;
  readonly error: string | undefined;
  readonly warning: WarningNotes[string];
  readonly readOnly: boolean;
  readonly onChange: (typed: string) => void;
  readonly onLeave: () => void;
}

/** The field for the address of a new movie, with a suggestion from the title. */
export function AddressField({
  container,
  typed,
  suggestion,
  warning,
  onLeave,
  ...field
}: AddressFieldProps) {
  // An emptied field is filled with the suggestion only on blur.
  const [emptied, setEmptied] = useState(false);
  const { host } = new URL(site.origin);

  return (
    <div
      ref={container}
      onBlur={() => {
        setEmptied(false);
        // Not during composition, because an input method would insert the text twice.
        if (addressFrom(typed) !== typed) field.onChange(addressFrom(typed));
        onLeave();
      }}
    >
      <Field
        {...field}
        describedBy={warning?.id}
        label="Address"
        name="address"
        required
        hint={`The page will be ${host}${paths.movie(addressFrom(typed) || suggestion)}. This cannot be changed later.`}
        value={typed || (emptied ? '' : suggestion)}
        limit={ADDRESS_LENGTH}
        autoComplete="off"
        onChange={(text) => {
          setEmptied(text === '');
          field.onChange(text);
        }}
      />
      {warning?.note}
    </div>
  );
}

const TAKEN = 'Another movie has this address. Please choose another one.';

/** Returns whether a movie, a draft or an entry in the trash has the address. */
async function isUsed(address: string): Promise<boolean> {
  const { takenAddresses } = await import('../../../../store/write/movie-addresses');
  return (await takenAddresses([address])).has(address);
}

/** Suggests the address of a new movie, and checks a typed one. */
export function useNewAddress() {
  const [suffix, setSuffix] = useState(randomSuffix);
  const [taken, setTaken] = useState<readonly string[]>([]);
  const checks = useRef(new Map<string, Promise<boolean>>());
  const markTaken = (address: string) => setTaken((before) => [...before, address]);

  async function check(address: string): Promise<boolean> {
    // Without a response the address counts as free: the rules check the address again on save.
    const isTaken = await isUsed(address).catch(() => false);
    if (isTaken) markTaken(address);
    return isTaken;
  }

  return {
    suggestionFor: (title: string) => suggestedAddress(title, suffix),
    errorFor: (address: string) => (taken.includes(address) ? TAKEN : undefined),
    markTaken,
    /** Renews the suffix, for the next movie. */
    renew: () => setSuffix(randomSuffix()),
    /** Returns whether a typed address belongs to another movie; reads each address only once. */
    isTaken: async (address: string): Promise<boolean> => {
      if (!isMovieAddress(address)) return false;
      const answer = checks.current.get(address) ?? check(address);
      checks.current.set(address, answer);
      return answer;
    },
  };
}
