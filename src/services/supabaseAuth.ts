/** Of Supabase's client no more than signs people in: what else it holds stays out of the bundle. */
export { AuthClient } from '@supabase/supabase-js';
