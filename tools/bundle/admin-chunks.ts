/**
 * The chunks of the admin area, each by the modules that it is for. What these import is in it, too, unless
 * an earlier chunk has it: without them each module that two screens share would be a file, a hundred on a
 * screen. A screen that loads a chunk should need most of it.
 */
export const ADMIN_CHUNKS: Readonly<Record<string, readonly string[]>> = {
  'admin-guard': ['src/studio/app/shell/AdminGuard'],
  // What nearly every screen has.
  'admin-frame': [
    'src/studio/app/shell/AdminFrame',
    'src/studio/app/shell/AdminLayout',
    'src/studio/app/studios',
    'src/shared/ui/loading/lazy-component',
    'src/studio/list/EntryCard.module',
    'src/studio/list/useDelete',
    'src/studio/ui/text',
    'src/studio/ui/failure-hint',
    'src/studio/form/state/publication',
    'src/shared/pictures/crops',
    'src/studio/bulk/RunStatus',
    'src/studio/session/useAdminSubmit',
    'src/studio/form/state/saved-entry',
    'src/studio/form/state/entry-writer',
    'src/studio/ui/navigation',
    'src/store/documents/revision',
    'src/shared/lists/paginate',
    'src/shared/pictures/picture-problem',
    'src/shared/pictures/upload-error',
    'src/store/write/add-entry',
  ],
  // The cards of a list.
  'admin-entries': [
    'src/studio/list/EntryCard',
    'src/studio/list/EntryList',
    'src/studio/list/useUnpublish',
    'src/studio/form/state/useEditing',
    'src/studio/list/ListHead',
    'src/studio/list/order/OrderedEntryList',
    'src/studio/bulk/SelectionBar',
    'src/studio/bulk/useBulk',
  ],
  'field-table': ['src/studio/form/fields/field-table'],
  'admin-uploads': [
    'src/studio/pictures/DropZone',
    'src/studio/pictures/PictureField.module',
    'src/studio/pictures/upload/picture-list',
    'src/studio/pictures/upload/uploads',
  ],
  'admin-forms': [
    'src/studio/form/EntryForm',
    'src/studio/form/FormFields',
    'src/studio/form/state/useEntryForm',
    'src/studio/pictures/PictureField',
    'src/studio/pictures/upload/usePictureUpload',
  ],
  'admin-lists': [
    'src/studio/admin-list',
    'src/studio/list/Filter',
    'src/studio/bulk/undoable-change',
  ],
  // The form and the list of any kind.
  'admin-kinds': [
    'src/studio/bulk/useFieldChange',
    'src/studio/kind/KindEditor',
    'src/studio/kind/kind-list',
    'src/studio/list/filter-texts',
    'src/content/search/missing',
  ],
  // Lists that are asked for something.
  'admin-questions': ['src/studio/kind/kind-reads', 'src/store/read/admin/index-reader'],
  publishing: [
    'src/studio/list/draft-actions',
    'src/store/write/next-release',
    'src/store/write/next-version',
    'src/store/write/next-versions',
    'src/store/write/publishing',
  ],
  combobox: ['src/studio/form/fields/Combobox'],
  'movie-fields': [
    'src/studio/pictures/upload/share-picture',
    'src/content/movie/studio/edit/movie-fields',
    'src/content/movie/studio/edit/suggested-address',
  ],
  'movies-list': ['src/content/movie/studio/list/movies.loader'],
  'movie-form': ['src/content/movie/studio/edit/MovieForm'],
  'movie-editor': ['src/content/movie/studio/edit/MovieEditor'],
};
