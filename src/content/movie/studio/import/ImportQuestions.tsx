import { useEffect, useRef } from 'react';
import { languageOf } from '../../../../shared/text/text';
import type { CheckedTable } from './rows/check-table';
import { isAmbiguousPicture, pathOfFile, pictureKey } from './rows/chosen-pictures';
import { PICTURE_COLUMNS } from './file/import-columns';
import styles from './Import.module.css';
import { Choice } from './ReadingFields';

interface TitleQuestionProps {
  readonly checked: CheckedTable;
  readonly disabled: boolean;
  readonly onConfirm: (row: number, isRight: boolean) => void;
}

/** Asks whether titles that a program has probably changed are right. */
export function TitleQuestion({ checked, disabled, onConfirm }: TitleQuestionProps) {
  const { titles } = checked.choices;
  const unclear = checked.rows.filter(
    (row) => titles.has(row.row) || (row.state === 'waits' && row.for === 'title'),
  );
  if (unclear.length === 0) return null;
  return (
    <fieldset className="choices" disabled={disabled}>
      <legend>
        A spreadsheet program may have made {unclear.length === 1 ? 'this title' : 'these titles'}{' '}
        of something else. Tick what is right; correct the others in the table.
      </legend>
      {unclear.map(({ row, title }) => (
        <label key={row}>
          <input
            type="checkbox"
            checked={titles.has(row)}
            onChange={({ currentTarget }) => onConfirm(row, currentTarget.checked)}
          />
          <span>
            The film of row {row} is called “<bdi lang={languageOf(title)}>{title}</bdi>”
          </span>
        </label>
      ))}
    </fieldset>
  );
}

interface PictureQuestionsProps {
  readonly checked: CheckedTable;
  readonly disabled: boolean;
  readonly onAnswer: (key: string, file: File) => void;
}

/** Asks for the file of each picture for which several chosen files are possible. */
export function PictureQuestions({ checked, disabled, onAnswer }: PictureQuestionsProps) {
  const { choices, table, pictures } = checked;
  const texts = new Map(
    table.rows.flatMap((row) =>
      PICTURE_COLUMNS.map(
        (name) => [pictureKey(row.texts[name] ?? ''), row.texts[name] ?? ''] as const,
      ),
    ),
  );
  const unclear = [...pictures].filter(
    ([key, picture]) => isAmbiguousPicture(picture) || (picture.file && choices.answers.has(key)),
  );
  return unclear.map(([key, { options }]) => {
    const films = table.rows.flatMap((row) =>
      PICTURE_COLUMNS.some((name) => pictureKey(row.texts[name] ?? '') === key)
        ? [row.texts['title'] || `row ${row.row}`]
        : [],
    );
    return (
      <Choice
        key={key}
        legend={`Which of the chosen pictures is ${texts.get(key) ?? key}, of ${new Intl.ListFormat('en').format(films)}?`}
        options={options.map((file) => [
          file,
          <>
            <Preview file={file} />
            <span>
              {pathOfFile(file)}, {Math.ceil(file.size / 1000).toLocaleString('en')} kB
            </span>
          </>,
        ])}
        chosen={choices.answers.get(key)}
        disabled={disabled}
        onChange={(file) => onAnswer(key, file)}
      >
        {options.length === 1 && (
          <p>It is the only one of that name. Choose the others, too, if there are more.</p>
        )}
      </Choice>
    );
  });
}

function Preview({ file }: { readonly file: File }) {
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const address = URL.createObjectURL(file);
    image.current?.setAttribute('src', address);
    return () => URL.revokeObjectURL(address);
  }, [file]);
  return <img ref={image} alt="" width="48" height="72" className={styles.preview} />;
}
