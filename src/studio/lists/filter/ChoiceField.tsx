import { useNavigate, useSearchParams } from 'react-router-dom';
import { withSearchParams } from '../../../shared/data/search-params';
import { languageOf } from '../../../shared/text/text';

interface Choice {
  readonly value: string;
  readonly label: string;
  /** How many entries the list has with it. */
  readonly count?: number | undefined;
}

interface ChoiceFieldProps {
  readonly label: string;
  /** The parameter of the address. */
  readonly name: string;
  /** Parameters that another choice removes. */
  readonly resets?: readonly string[];
  /** The value that is chosen; '' for none. */
  readonly chosen: string;
  /** What stands for no choice; without it one of the choices does. */
  readonly none?: string;
  readonly choices: readonly Choice[];
}

/** A selection that is in the address: another choice shows another list (product 35.4). */
export function ChoiceField({ label, name, resets = [], chosen, none, choices }: ChoiceFieldProps) {
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const isKnown = chosen === '' || choices.some(({ value }) => value === chosen);
  const choose = (value: string) =>
    void navigate(
      {
        search: withSearchParams(parameters, {
          ...Object.fromEntries(resets.map((other) => [other, ''])),
          [name]: value,
        }),
      },
      { preventScrollReset: true },
    );

  return (
    <label className="stack tight note">
      {label}
      <select className="control" value={chosen} onChange={({ target }) => choose(target.value)}>
        {none !== undefined && <option value="">{none}</option>}
        {!isKnown && <option value={chosen}>{`${chosen} (0)`}</option>}
        {choices.map(({ value, label: text, count }) => (
          <option key={value} value={value} lang={languageOf(text)}>
            {count === undefined ? text : `${text} (${count})`}
          </option>
        ))}
      </select>
    </label>
  );
}
