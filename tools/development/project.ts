import path from 'node:path';

/** The project's folder: where firebase.json is. */
export const PROJECT_FOLDER = path.resolve(import.meta.dirname, '../..');

/** Contains what may be deleted between runs: logs, temporary files, data stored on request. */
export const WORK_FOLDER = path.join(PROJECT_FOLDER, '.firebase');

/** A "demo-" project needs no account, and no real project can be reached by mistake. */
export const PROJECT_ID = 'demo-cinema';
export const BUCKET = `${PROJECT_ID}.firebasestorage.app`;

/** The files with the company's name, texts and design before any setting (product 1.2). */
export const COMPANY_FOLDER = path.join(PROJECT_FOLDER, 'src/company');
