/** What we wrote on money. */
import { banks } from './banks.topic';
import { bitcoin } from './bitcoin.topic';
import { brands } from './brands.topic';
import { budgeting } from './budgeting.topic';
import { business } from './business.topic';
import { compoundInterest } from './compoundInterest.topic';
import { credit } from './credit.topic';
import { economy } from './economy.topic';
import { gold } from './gold.topic';
import { inflation } from './inflation.topic';
import { insurance } from './insurance.topic';
import { moneyHistory } from './moneyHistory.topic';
import { stockMarket } from './stockMarket.topic';
import { supplyAndDemand } from './supplyAndDemand.topic';
import { taxes } from './taxes.topic';

export const moneyTopics = [
  banks,
  bitcoin,
  brands,
  budgeting,
  business,
  compoundInterest,
  credit,
  economy,
  gold,
  inflation,
  insurance,
  moneyHistory,
  stockMarket,
  supplyAndDemand,
  taxes,
];
