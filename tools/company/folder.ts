import path from 'node:path';
import { PROJECT_FOLDER } from '../emulators/project.ts';

/** All that names and dresses the company before any setting (product 1.2). */
export const COMPANY_FOLDER = path.join(PROJECT_FOLDER, 'src/company');
