import { beginPage } from '../../app/ahead';
import { homeLoader } from './home.loader';

beginPage(homeLoader);
