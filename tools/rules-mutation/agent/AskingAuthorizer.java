package rulesmutation;

import com.google.cloud.datastore.core.exception.DatastoreException;
import com.google.cloud.datastore.core.rep.Entity;
import com.google.cloud.datastore.core.rep.EntityRef;
import com.google.cloud.datastore.core.rep.Query;
import com.google.cloud.datastore.core.rep.QueryScope;
import com.google.cloud.datastore.core.rep.Write;
import com.google.cloud.datastore.emulator.impl.context.FirestoreEmulatorRequestContext;
import com.google.cloud.datastore.emulator.impl.rules.DefaultEmulatorRulesAuthorizer;
import com.google.cloud.datastore.emulator.impl.rules.EmulatorRulesAuthorizer;
import com.google.cloud.datastore.emulator.impl.storage.LocalEntityStore.ReadView;
import com.google.cloud.datastore.emulator.impl.util.EmulatorRequestsListener;
import com.google.cloud.datastore.emulator.impl.util.FirestoreEmulatorConverters;
import com.google.firebase.rules.runtime.v1.RulesetAst;
import com.google.firebase.rules.v1.Source;
import com.google.firestore.emulator.v1.RuleCoverageReport;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Decides a request by firestore.rules, and then puts the same request to the mutants. */
public final class AskingAuthorizer implements EmulatorRulesAuthorizer {
  /** A request of hundreds takes as long as hundreds of requests, and smaller ones ask the same. */
  private static final int MAX_WRITES = 40;

  private static final EmulatorRequestsListener NOBODY = new EmulatorRequestsListener() {};

  private final RulesetAst rules;
  private final FirestoreEmulatorConverters converters;
  private final Source source;
  private final Mutants mutants;

  public AskingAuthorizer(
      RulesetAst rules,
      FirestoreEmulatorConverters converters,
      Source source,
      EmulatorRequestsListener listener) {
    this.mutants = Mutants.of("firestore.rules", rules);
    this.rules = mutants.rules();
    this.converters = converters;
    this.source = source;
  }

  /** One of the checks below, by whichever rules. */
  private interface Check {
    void by(EmulatorRulesAuthorizer authorizer) throws DatastoreException;
  }

  /** All writes of a request at once. */
  @Override
  public void checkCommit(
      FirestoreEmulatorRequestContext context,
      long version,
      Write write,
      ReadView view,
      Map<EntityRef, Optional<Entity>> changes)
      throws DatastoreException {
    if (changes.size() > MAX_WRITES) {
      authorizer(rules).checkCommit(context, version, write, view, changes);
      return;
    }
    check(changes.keySet(), it -> it.checkCommit(context, version, write, view, changes));
  }

  @Override
  public void checkLookup(
      FirestoreEmulatorRequestContext context, Long version, Set<EntityRef> keys, ReadView view)
      throws DatastoreException {
    check(keys, it -> it.checkLookup(context, version, keys, view));
  }

  @Override
  public void checkQuery(
      FirestoreEmulatorRequestContext context, Query query, QueryScope scope, ReadView view)
      throws DatastoreException {
    check(query.kind(), it -> it.checkQuery(context, query, scope, view));
  }

  private void check(Object subject, Check check) throws DatastoreException {
    Watch watch = Watch.begin(mutants);
    String outcome = "allowed";
    try {
      check.by(authorizer(rules));
    } catch (DatastoreException | RuntimeException e) {
      outcome = outcome(e);
      throw e;
    } finally {
      Watch.end();
      for (Mutant mutant : watch.different()) {
        mutants.compare(mutant, outcome, outcome(check, mutant.rules), subject);
      }
    }
  }

  private String outcome(Check check, RulesetAst changed) {
    try {
      check.by(authorizer(changed));
      return "allowed";
    } catch (DatastoreException | RuntimeException e) {
      return outcome(e);
    }
  }

  private static String outcome(Exception e) {
    return e instanceof DatastoreException
        ? ((DatastoreException) e).getErrorCode().toString()
        : e.getClass().getName();
  }

  private EmulatorRulesAuthorizer authorizer(RulesetAst wanted) {
    return new DefaultEmulatorRulesAuthorizer(wanted, converters, source, NOBODY);
  }

  @Override
  public void checkMetadataOperation(FirestoreEmulatorRequestContext context)
      throws DatastoreException {
    authorizer(rules).checkMetadataOperation(context);
  }

  @Override
  public void checkBatchWrite(FirestoreEmulatorRequestContext context) throws DatastoreException {
    authorizer(rules).checkBatchWrite(context);
  }

  @Override
  public RuleCoverageReport ruleCoverageReport() {
    return RuleCoverageReport.getDefaultInstance();
  }

  @Override
  public RulesetAst rulesetAst() {
    return rules;
  }
}
