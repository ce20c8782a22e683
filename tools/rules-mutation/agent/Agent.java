package rulesmutation;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import java.lang.instrument.ClassFileTransformer;
import java.lang.instrument.Instrumentation;
import java.nio.file.Path;
import java.security.ProtectionDomain;
import java.util.Map;

/**
 * Puts each request of an emulator to changed rules, too: an emulator that is started with
 * `-javaagent:JAR=FOLDER` reads FOLDER/plan.json and writes to FOLDER/log (see Mutants).
 */
public final class Agent implements ClassFileTransformer {
  private static final String EMULATOR = "com/google/cloud/datastore/emulator/impl/rules/";
  private static final String EVALUATOR = "com/google/firebase/rules/runtime/impl/DefaultEvaluator";

  /** What a class makes objects of, and what it is to make them of instead. */
  private record Exchange(String original, String ours) {}

  private static final Map<String, Exchange> BY_CLASS =
      Map.of(
          EMULATOR + "EmulatorRulesCompiler",
          new Exchange(
              EMULATOR + "DefaultEmulatorRulesAuthorizer", "rulesmutation/AskingAuthorizer"),
          EMULATOR + "EmulatorRuleClient$EmulatorRuleEvaluator",
          new Exchange(EVALUATOR, "rulesmutation/WatchedEvaluator"),
          "StorageRulesRuntime",
          new Exchange(EVALUATOR, "rulesmutation/AskingEvaluator"));

  static Path folder;

  public static void premain(String argument, Instrumentation instrumentation) {
    folder = Path.of(argument);
    instrumentation.addTransformer(new Agent());
  }

  @Override
  public byte[] transform(
      ClassLoader loader, String name, Class<?> type, ProtectionDomain domain, byte[] bytes) {
    Exchange exchange = BY_CLASS.get(name);
    return exchange == null
        ? null
        : new String(bytes, ISO_8859_1)
            .replace(constant(exchange.original), constant(exchange.ours))
            .getBytes(ISO_8859_1);
  }

  /** A name among the constants of a class, where its length precedes it. */
  private static String constant(String name) {
    return "\0" + (char) name.length() + name;
  }
}
