/** What we wrote on money. */
import { banks } from './banks.topic';
import { bitcoin } from './bitcoin.topic';
import { budgeting } from './budgeting.topic';
import { compoundInterest } from './compoundInterest.topic';
import { inflation } from './inflation.topic';
import { insurance } from './insurance.topic';
import { moneyHistory } from './moneyHistory.topic';
import { stockMarket } from './stockMarket.topic';
import { supplyAndDemand } from './supplyAndDemand.topic';
import { taxes } from './taxes.topic';

export const moneyTopics = [
  banks,
  bitcoin,
  budgeting,
  compoundInterest,
  inflation,
  insurance,
  moneyHistory,
  stockMarket,
  supplyAndDemand,
  taxes,
];
