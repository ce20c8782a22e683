import type { ComponentProps } from 'react';
import type { EntryId } from '../../../domain/entries/entry';
import { NextVersion } from './NextVersion';
import { PublicationField } from './PublicationField';

interface PublicationChoiceProps extends ComponentProps<typeof PublicationField> {
  /** The id of the next version that a published entry can have. */
  readonly nextId: EntryId | undefined;
}

/** When visitors see a new entry or a draft, or the changes of a published one. */
export const PublicationChoice = ({ nextId, ...publication }: PublicationChoiceProps) =>
  nextId ? (
    <NextVersion id={nextId} publication={publication} />
  ) : (
    <PublicationField {...publication} />
  );
